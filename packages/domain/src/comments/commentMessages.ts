/** People who are mentioned in one comment. */
export const MOST_MENTIONS = 50;

/** Answers to one comment: a page of threads has all of theirs. */
export const MOST_ANSWERS = 200;

/** What is said of comments. */
export const commentMessages = {
  bodyRequired: 'Write something first',
  notAComment: 'A comment is expected',
  aboutGone: 'What you comment on does not exist any more. Copy your text, then load the page again',
  answeredGone: 'The comment that you answer has been deleted. Send your text as a comment of its own',
  threadFull: `This comment has ${MOST_ANSWERS} answers already. Send your text as a comment of its own`,
  internalNotYours: 'Internal comments are for the team. Send it as a comment that everybody sees',
  tooManyMentions: `Mention at most ${MOST_MENTIONS} people in one comment`,
  mentionUnknown:
    'Somebody whom you mention is not in sight any more. Take the mention out, then send it again',
  mentionUnseeing: (names: string) =>
    `${names} cannot see this, and would not hear of it. Take the mention out, or give them access to the project first`,
  mentionOutside: (names: string) =>
    `${names} is with the client, who never gets internal comments. Take the mention out, or switch Internal off`,
} as const;
