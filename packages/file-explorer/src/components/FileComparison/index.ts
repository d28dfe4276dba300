export { CompareDialog } from './CompareDialog';
