import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uuidV7 } from '../../packages/domain/src/ports/uuidV7';
import { expect } from './fixtures';

/** Stores a row by the API, as somebody's form does. @returns its id */
export async function create(
  page: Page,
  url: string,
  resource: 'clients' | 'projects' | 'tasks' | 'people',
  fields: object,
): Promise<string> {
  const id = newId();
  const answer = await page.request.post(`${url}/api/${resource}`, {
    data: { id, ...fields },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

/** What a client must have. */
export function clientNamed(name: string) {
  return {
    name,
    email: 'post@client.example',
    phone: '+49 30 1',
    primaryContact: { name: 'Eva Brandt', email: 'eva@client.example' },
  };
}

export function newId(): string {
  return uuidV7(Date.now(), randomBytes(10));
}
