/** Words of Breadcrumb in English. */
export const breadcrumbMessages = { name: 'Breadcrumb' };
