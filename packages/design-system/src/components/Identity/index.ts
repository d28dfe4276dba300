export { Identity, type IdentityProps } from './Identity';
export { IdentityButton, type IdentityButtonProps } from './IdentityButton';
