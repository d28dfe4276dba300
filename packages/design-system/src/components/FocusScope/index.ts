export { FocusScope, type FocusScopeProps } from './FocusScope';
