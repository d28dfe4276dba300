import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onDatabase';
import { type Answer, testWorkspace } from '../../test/testWorkspace';
import { turnsPerMinute } from './limitTurns';

onBothDatabases('Searches and exports', (app) => {
  it.each([
    ['searches', '/api/search?q=mark'],
    ['exports', '/api/tasks/export'],
  ] as const)(
    'ASVS-38: %s of one person are so many a minute; others do not wait for them',
    async (what, path) => {
      const { member, manager } = await testWorkspace(app());
      const moment = new Date();
      app().services.now = () => moment;
      const answers: Answer[] = [];
      for (let asked = 0; asked < turnsPerMinute[what]; asked += 1) answers.push(await member.get(path));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const refused = await member.get(path);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      expect(refused.body.detail).toContain(`${turnsPerMinute[what]} ${what}`);
      expect((await manager.get(path)).status).toBe(200);
      // Everything else goes on.
      expect((await member.get('/api/tasks')).status).toBe(200);
      app().services.now = () => new Date(moment.getTime() + 60_000);
      expect((await member.get(path)).status).toBe(200);
    },
  );
});
