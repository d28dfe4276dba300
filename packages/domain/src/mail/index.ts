export * from './MailRow';
export * from './mailMessages';
