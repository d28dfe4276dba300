export { Form, type FormError, type FormProps } from './Form';
export { FormActions, type FormActionsProps } from './FormActions';
export { FormGrid, type FormGridProps } from './FormGrid';
export { FormSection, type FormSectionProps } from './FormSection';
