import {
  Button,
  Card,
  Chip,
  ChipGroup,
  Link as DesignLink,
  EmptyState,
  ErrorState,
  List,
  ListRow,
  PageContent,
  PageHeader,
  SearchField,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@linework/design-system';
import {
  formatNumber,
  SEARCH_LIMITS,
  type SearchKind,
  type SearchResults,
  searchText,
} from '@linework/domain';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { useQueryParams } from '../app/useQueryParams';
import { searchKinds } from './searchKinds';
import { useHitDetail } from './useHitDetail';
import { correctionOf, useSearch } from './useSearch';

type Group = SearchResults['groups'][number];

/** /search?q=gate&kind=task (GEN-06): all that the search finds, by kind, and the way to the rest. */
export function SearchPage() {
  const { params, write } = useQueryParams();
  const typed = params.get('q') ?? '';
  const text = searchText(typed);
  const { results, loading, problem, retry } = useSearch(typed, SEARCH_LIMITS.page);
  const type = (q: string) => {
    const next = new URLSearchParams(params);
    next.set('q', q);
    write(next);
  };
  const notice = correctionOf(results);
  return (
    <PageContent width="reading">
      <DocumentTitle title={text === '' ? 'Search' : `Results for “${text}”`} />
      <PageHeader title={text === '' ? 'Search' : `Results for “${text}”`} />
      <SearchField
        label="Search everything"
        hideLabel
        placeholder="Search projects, tasks, clients..."
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {notice && <Text role="status">{notice}</Text>}
      {text === '' ? (
        <EmptyState
          headingLevel={2}
          icon={<SearchX />}
          title="Nothing to search for yet"
          description="Type what you look for: a name, a title, a word of a description."
        />
      ) : problem && !results ? (
        <ErrorState
          headingLevel={2}
          title={problem.title}
          description={problem.detail}
          action={<Button onClick={retry}>Try again</Button>}
        />
      ) : results ? (
        <Found text={text} results={results} loading={loading} kind={params.get('kind')} />
      ) : (
        <ResultsOnTheirWay />
      )}
    </PageContent>
  );
}

interface FoundProps {
  text: string;
  results: SearchResults;
  loading: boolean;
  /** As the address has it. */
  kind: string | null;
}

function Found({ text, results, loading, kind: asked }: FoundProps) {
  const path = useAppPath();
  const { groups } = results;
  const kind = groups.some((group) => group.kind === asked) ? asked : null;
  const searched = results.corrected ?? text;
  const at = (one: SearchKind | null) =>
    path(`/search?${new URLSearchParams({ q: text, ...(one && { kind: one }) })}`);
  if (groups.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        icon={<SearchX />}
        title={loading ? 'Searching...' : `Nothing found for “${text}”`}
        description="Try fewer letters, or another word."
      />
    );
  return (
    <>
      <ChipGroup aria-label="Kinds">
        <Chip asChild selected={kind === null}>
          <Link to={at(null)}>All kinds</Link>
        </Chip>
        {groups.map((group) => (
          <Chip key={group.kind} asChild selected={group.kind === kind}>
            <Link to={at(group.kind)}>{`${searchKinds[group.kind].label} ${countOf(group)}`}</Link>
          </Chip>
        ))}
      </ChipGroup>
      {groups
        .filter((group) => kind === null || group.kind === kind)
        .map((group) => (
          <Hits key={group.kind} group={group} text={searched} />
        ))}
    </>
  );
}

function Hits({ group, text }: { group: Group; text: string }) {
  const path = useAppPath();
  const detailOf = useHitDetail();
  const { label, icon: Icon, page, list } = searchKinds[group.kind];
  return (
    <Card
      title={label}
      flush
      action={
        group.total > group.hits.length && (
          <DesignLink asChild>
            <Link to={path(list(text))} aria-label={`Show all ${countOf(group)}: ${label}`}>
              {`Show all ${countOf(group)}`}
            </Link>
          </DesignLink>
        )
      }
    >
      <List aria-label={label}>
        {group.hits.map((hit) => (
          <ListRow
            key={hit.id}
            asChild
            leading={<Icon size={16} aria-hidden />}
            title={hit.title}
            meta={detailOf(hit)}
          >
            <Link to={path(page(hit.id))} />
          </ListRow>
        ))}
      </List>
    </Card>
  );
}

/** '212', or '100+' where counting stopped. */
function countOf({ total, totalIsCapped }: Group): string {
  return `${formatNumber(total)}${totalIsCapped ? '+' : ''}`;
}

function ResultsOnTheirWay() {
  return (
    <Card flush>
      <VisuallyHidden role="status">Searching...</VisuallyHidden>
      <List aria-busy>
        {[220, 180, 240, 200].map((width) => (
          <ListRow
            key={width}
            title={<Skeleton width={width} />}
            meta={<Skeleton width={width * 0.6} height={11} />}
          />
        ))}
      </List>
    </Card>
  );
}
