export * from './AuditRow';
export * from './auditActions';
export * from './auditList';
