/**
 * In the place of a password's hash where there is none: of the shape that better-auth's scrypt writes, salt and key, and the key of no
 * password that anybody finds. Who has it sets a password by a link.
 */
export const NO_PASSWORD = `${'0'.repeat(32)}:${'0'.repeat(128)}`;
