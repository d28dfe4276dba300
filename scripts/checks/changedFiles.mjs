import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What changed since a commit, the work that is not committed included.
 *
 * @param {string} root of the repository
 * @param {string | undefined} since a revision; without one, the merge base with the branch that this one follows, else with
 *   origin's default branch or the local `main`, else the last commit
 * @returns {{ base: string, against: string, files: string[] }} files as git names them, those that are gone left out; `against`
 *   says in words what they were compared with
 * @throws Error where there is no repository or no such revision
 */
export function changedFiles(root, since) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : { error: stderr?.trim() || 'git is not installed' };
  };
  const must = (answer) => {
    if (typeof answer !== 'string') throw new Error(answer.error);
    return answer;
  };
  const { base, name } = since
    ? { base: must(git('rev-parse', `${since}^{commit}`)), name: since }
    : fork(git);
  const tracked = must(git('diff', '--name-only', '--relative', base));
  const untracked = must(git('ls-files', '--others', '--exclude-standard'));
  const files = `${tracked}\n${untracked}`.split('\n').filter((file) => file && existsSync(join(root, file)));
  const against = `${name} (${base.slice(0, 9)})`;
  return { base, against, files: [...new Set(files)].sort() };
}

function fork(git) {
  for (const branch of ['@{upstream}', 'origin/HEAD', 'main']) {
    const base = git('merge-base', 'HEAD', branch);
    if (typeof base !== 'string') continue;
    const name = git('rev-parse', '--abbrev-ref', branch);
    return { base, name: `the merge base with ${typeof name === 'string' ? name : branch}` };
  }
  const head = git('rev-parse', 'HEAD');
  if (typeof head !== 'string') throw new Error(head.error);
  return { base: head, name: 'the last commit' };
}
