/** Words of Stepper in English: how each step stands, for who cannot see its mark. */
export const stepperMessages = {
  name: 'Steps',
  done: 'done',
  current: 'current',
  error: 'has errors',
  upcoming: 'to come',
};
