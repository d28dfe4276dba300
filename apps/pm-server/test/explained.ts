import type { Tx } from '../src/database/Database';
import type { OpenDatabase } from '../src/database/openDatabase';
import { rowsOf } from '../src/database/rowsOf';
import { type SQL, sql } from '../src/database/sql';

/** One node of a plan that PostgreSQL has carried out, as EXPLAIN tells it in JSON. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Function Name'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode;
  'Planning Time': number;
  'Execution Time': number;
}

/** The database, whose reads by statement are first explained. */
export function explained(database: OpenDatabase): { database: OpenDatabase; plans: Explained[] } {
  const plans: Explained[] = [];
  const execute = async (statement: SQL) => {
    if (statement.text.startsWith('explain')) return database.orm.execute(statement);
    const [row] = await rowsOf<{ 'QUERY PLAN': [Explained] }>(
      database.orm,
      sql`explain (analyze, format json) ${statement}`,
    );
    if (row) plans.push(row['QUERY PLAN'][0]);
    return database.orm.execute(statement);
  };
  const orm: Tx = new Proxy(database.orm, {
    get: (target, name, receiver) => (name === 'execute' ? execute : Reflect.get(target, name, receiver)),
  });
  return { database: { ...database, orm }, plans };
}

/** Every node of a plan, from the top. */
export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** How many rows a node looked at, in all its loops. */
export function rowsTouched(node: PlanNode): number {
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return each * node['Actual Loops'];
}
