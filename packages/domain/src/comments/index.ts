export * from './CommentInput';
export * from './CommentQuery';
export * from './CommentRow';
export * from './commentAbout';
export * from './commentMessages';
export * from './mentions';
export * from './seesInternal';
