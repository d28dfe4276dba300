import { forgivenEdits, type KnownWord, piecesOf, WORD_BREAKS } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { clientEntity } from '../clients/client.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { fileEntity } from '../files/file.entity';
import { escapeLike } from '../lists/listPage';
import { personEntity, personName } from '../people/person.entity';
import { projectEntity } from '../projects/project.entity';
import { taskEntity } from '../tasks/task.entity';
import { timeEntryEntity } from '../time/timeEntry.entity';

/** Texts of a kind that are looked through at most, so that a workspace of millions answers in time: 100,000 take 0.08 s. */
const MOST_TEXTS = 200_000;
/** Of recorded time, whose texts are not stored folded, the newest. */
const MOST_ENTRIES = 20_000;
/** Words that are compared with what was typed, the commonest first. */
const MOST_WORDS = 20_000;

/**
 * The words that stand in what the actor sees and may have been meant by `words`, or have these in them. Of the texts in which nothing
 * near them can stand (see `piecesOf`) none is taken apart.
 *
 * @param words folded; domain's `forgivableWords`
 */
export async function knownWords(tx: Tx, actor: SignedIn, words: readonly string[]): Promise<KnownWord[]> {
  const pieces = words.flatMap(piecesOf);
  const lengths = words.flatMap((word) => {
    const { length } = [...word];
    return [length - forgivenEdits(word), length + forgivenEdits(word)];
  });
  const spaces = ' '.repeat([...WORD_BREAKS].length);
  const texts = textsSeenBy(actor).map(
    (seen) =>
      sql`(select text from (${seen} limit ${MOST_TEXTS}) seen where text like any(${patterns(pieces)}))`,
  );
  return rowsOf<KnownWord>(
    tx,
    sql`select word, count(*)::int as n
        from (${sql.join(texts, sql` union all `)}) near, unnest(string_to_array(translate(text, ${WORD_BREAKS}, ${spaces}), ' ')) word
        where char_length(word) between ${Math.min(...lengths)} and ${Math.max(...lengths)} or word like any(${patterns(words)})
        group by word order by n desc, word limit ${MOST_WORDS}`,
  );
}

/** For LIKE ANY: that a text has one of these. */
function patterns(texts: readonly string[]): SQL {
  const each = texts.map((text) => sql`${`%${escapeLike(text)}%`}`);
  return sql`array[${sql.join(each, sql`, `)}]::text[]`;
}

/** Selects of the folded texts that the global search looks through, of each kind. */
function textsSeenBy(actor: SignedIn): SQL[] {
  return [
    sql`select fold_text(concat_ws(chr(10), c.name, c.email, c.contact_name)) as text from clients c where ${visibleTo(actor, clientEntity)}`,
    sql`select p.search_text as text from projects p where ${visibleTo(actor, projectEntity)}`,
    sql`select fold_text(concat_ws(chr(10), ${personName}, u.email)) as text from people u where ${visibleTo(actor, personEntity)}`,
    sql`select f.search_text as text from ${fileEntity.from} where ${visibleTo(actor, fileEntity)}`,
    sql`select fold_text(description) as text from (select e.description from time_entries e
      where ${visibleTo(actor, timeEntryEntity)} order by e.date desc, e.id desc limit ${MOST_ENTRIES}) newest`,
    sql`select t.search_text as text from ${taskEntity.from} where ${visibleTo(actor, taskEntity)}`,
  ];
}
