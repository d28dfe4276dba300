/** Words of AlertDialog in English. */
export const alertDialogMessages = {
  cancel: 'Cancel',
  failure: 'That did not work. Try again.',
};
