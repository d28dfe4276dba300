/** Words of PasswordField in English. */
export const passwordFieldMessages = { show: 'Show password', hide: 'Hide password' };
