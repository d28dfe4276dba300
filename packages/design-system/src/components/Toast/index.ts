export { type ShowToast, type ToastMessage, useToast } from './ToastContext';
export { ToastProvider, type ToastProviderProps } from './ToastProvider';
