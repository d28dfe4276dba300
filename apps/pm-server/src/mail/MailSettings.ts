/** How the server sends mail. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the mail server asks for them. A secret. */
  smtpUrl: string;
  /** The address that mails come from. They carry the workspace's name. */
  from: string;
}
