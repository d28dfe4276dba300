export { Comment, type CommentProps, type CommentTextPart } from './Comment';
export { CommentComposer, type CommentComposerProps } from './CommentComposer';
export { CommentList, type CommentListProps } from './CommentList';
