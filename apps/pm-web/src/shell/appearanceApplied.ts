import { localStore } from '../storage/localStore';

const KEY = 'appearance-applied';

/** The setting of light or dark that this device has been switched to; afterwards the theme picker decides. */
export const appearanceApplied = {
  read: () => localStore.read(KEY),
  write: (appearance: string) => localStore.write(KEY, appearance),
};
