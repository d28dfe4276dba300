import {
  CommentCreate,
  CommentInput,
  CommentPage,
  CommentQuery,
  CommentRow,
  MentionablePeople,
  MentionableQuery,
} from '@linework/domain';
import { permit } from '../access/permit';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { rowRoutes } from '../http/crudRoutes';
import { jsonText } from '../http/respond';
import type { Services } from '../server/Services';
import { commentPage, mentionablePeople } from './comments.queries';
import { commentRules, newComment } from './comments.service';

const tags = ['Comments'];

const list = endpoint(
  {
    method: 'get',
    path: '/api/comments',
    tags,
    summary: 'Comments on one thing by thread, those that began last first',
    request: { query: CommentQuery },
  },
  CommentPage,
);
const mentionable = endpoint(
  {
    method: 'get',
    path: '/api/comments/mentionable',
    tags,
    summary: 'Who can be mentioned in a comment on a thing: people who see it',
    middleware: permit('comment:create'),
    request: { query: MentionableQuery },
  },
  MentionablePeople,
);

export function commentRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(list, async (c) =>
      jsonText(c, await commentPage(database.orm, c.var.actor, c.req.valid('query'))),
    )
    .openapi(mentionable, async (c) =>
      jsonText(c, await mentionablePeople(database.orm, c.var.actor, c.req.valid('query'))),
    )
    .route(
      '/',
      rowRoutes(services, {
        Detail: CommentRow,
        Create: CommentCreate,
        Input: CommentInput,
        rules: commentRules,
        creation: async (_actor, sent) => ({ input: sent, rules: newComment(sent) }),
      }),
    );
}
