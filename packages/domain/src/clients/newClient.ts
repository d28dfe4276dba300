import type { ClientStatus, CompanySize, Country, Industry } from './clientOptions';

/** The empty client form. */
export function newClient() {
  return {
    name: '',
    email: '',
    phone: '',
    website: '',
    industry: '' as Industry | '',
    companySize: '' as CompanySize | '',
    status: 'Active' as ClientStatus,
    address: { street: '', city: '', state: '', zipCode: '', country: 'United States' as Country },
    primaryContact: { name: '', email: '', phone: '', title: '' },
    secondaryContact: { name: '', email: '', phone: '', title: '' },
    notes: '',
    projects: [],
  };
}
