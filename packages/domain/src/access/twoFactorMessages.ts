export const twoFactorMessages = {
  codeRequired: 'Enter the code that your authenticator app shows',
  codeInvalid: 'A code has 6 digits. A recovery code has 16 characters',
  codeWrong: 'This code is wrong, has expired or was used already. Enter the next one that your app shows',
  signInExpired: 'Signing in took too long, or too many codes were wrong. Enter your password again.',
  alreadyOn: 'Two-factor authentication is on already. Reload the page to see it.',
  notOn: 'Two-factor authentication is off. Reload the page to see it.',
  enrolmentExpired: 'This key has expired. Close the dialog and turn on two-factor authentication again.',
  required:
    'This workspace requires two-factor authentication. Turn it on for your account first: open Linework in a browser.',
  ownFirst:
    'Turn on two-factor authentication for your own account first (tab Security), so that this does not shut you out',
  keyUnreadable:
    'This server can’t read the key of your authenticator app: its secret has changed. Sign in with a recovery code, or ask whoever runs Linework to turn off two-factor authentication for you.',
} as const;
