export { MentionArea, type MentionAreaProps } from './MentionArea';
