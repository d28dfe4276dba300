import { createContext } from 'react';

/** What the ids of a form's fields begin with: nothing for a page's own form, whose fields are found by their paths. */
export const FieldIds = createContext('');
