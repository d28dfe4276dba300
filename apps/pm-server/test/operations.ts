import type { z } from 'zod';
import { createApi } from '../src/api';
import type { TestApp } from './onDatabase';

/** One operation of the API as its OpenAPI document has it. */
export interface Operation {
  method: string;
  path: string;
  /** Names of the query's parameters. */
  parameters: string[];
  body: JsonSchema | undefined;
  /** What 200 carries as JSON; undefined for a stream. */
  answer: z.ZodType | undefined;
}

export interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** All that the API offers: what is written against this list covers tomorrow's routes too. */
export function operationsOf({ services }: TestApp): Operation[] {
  const api = createApi(services);
  const document = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  return api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { method, path, responses } = definition.route;
    const success = responses[200];
    const answer = success && 'content' in success ? success.content?.['application/json'] : undefined;
    const described = document.paths?.[path]?.[method as 'get'];
    const parameters = (described?.parameters ?? []).flatMap((parameter) =>
      'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
    );
    const body = described?.requestBody;
    const content = body && 'content' in body ? body.content['application/json'] : undefined;
    return [
      {
        method,
        path,
        parameters,
        body: content?.schema as JsonSchema | undefined,
        answer: answer && 'schema' in answer ? (answer.schema as unknown as z.ZodType) : undefined,
      },
    ];
  });
}

/** The route's address; where it needs to be told what to look at, of that project. */
export function askedOf(path: string, project: string): string {
  const isOfOneThing = path === '/api/comments' || path === '/api/comments/mentionable';
  return isOfOneThing ? `${path}?project=${project}` : path;
}
