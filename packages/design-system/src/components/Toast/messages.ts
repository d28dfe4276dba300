/** Words of ToastProvider in English. */
export const toastMessages = {
  /** Name of the region; `{hotkey}` becomes the key that jumps to it. */
  region: 'Notifications ({hotkey})',
  /** Said before each message. */
  announcement: 'Notification',
  close: 'Dismiss',
};
