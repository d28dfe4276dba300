export { CodeList, type CodeListProps } from './CodeList';
