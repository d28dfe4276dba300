import { Button, ErrorState, useToast } from '@linework/design-system';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { type ApiProblem, isApiProblem } from '../api/problem';
import { isMissingChunk } from './isMissingChunk';
import { partUnreachableProblem, updatedProblem, whyNotLoaded } from './whyNotLoaded';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a screen whose code comes when it is first shown. Where that does not come, this part alone tells why and asks for it
 * again: the rest of the screen, and what is typed in it, stays.
 *
 * @example const ReportsTab = latePart(async () => (await import('./ReportsTab')).ReportsTab);
 */
export function latePart<Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const code = codeOf(load, MissingPart);
  return (props) => <Part code={code} props={props} fallback={fallback} />;
}

interface Closable {
  onClose?: () => void;
  /** In place of `onClose`, where it has none. */
  onNotLoaded?: () => void;
}

/** The same for what a press opens: a toast tells why it does not come, and it closes, so that the next press asks for it again. */
export function lateDialog<Props extends object>(load: Load<Props>): ComponentType<Props & Closable> {
  const code = codeOf(load, MissingDialog);
  return (props) => <Opened code={code} props={props} />;
}

/** The same for what a page can do without: where its code does not come, nothing stands there. */
export function lateExtra<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const code = codeOf(load, Nothing);
  return (props) => <Part code={code} props={props} />;
}

interface Code<Props> {
  /** As the last try to get it left it. */
  latest: () => ComponentType<Props>;
  again: () => ComponentType<Props>;
}

/** The tries to get the code of a part. React keeps a failure for good: another try is another component. */
function codeOf<Props extends object>(
  load: Load<Props>,
  Missing: ComponentType<{ problem: ApiProblem }>,
): Code<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        const why = await whyNotLoaded(error);
        if (!isApiProblem(why) && !isMissingChunk(why)) throw error;
        const problem = isApiProblem(why) ? partUnreachableProblem : updatedProblem;
        return { default: () => <Missing problem={problem} /> };
      }
    });
  let latest = attempt();
  return {
    latest: () => latest,
    again: () => {
      latest = attempt();
      return latest;
    },
  };
}

/** What a part whose code did not come calls: to try again, or to be closed. */
const OnMissing = createContext(() => {});

interface PartProps<Props> {
  code: Code<Props>;
  props: Props;
  fallback?: ReactNode;
}

function Part<Props extends object>({ code, props, fallback }: PartProps<Props>) {
  const [Content, setContent] = useState(code.latest);
  return (
    <OnMissing value={() => setContent(code.again)}>
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    </OnMissing>
  );
}

function Opened<Props extends Closable>({ code, props }: PartProps<Props>) {
  const [Content] = useState(code.latest);
  const { onClose, onNotLoaded = onClose } = props;
  const close = useCallback(() => {
    code.again();
    onNotLoaded?.();
  }, [code, onNotLoaded]);
  return (
    <OnMissing value={close}>
      <Suspense>
        <Content {...props} />
      </Suspense>
    </OnMissing>
  );
}

function MissingPart({ problem }: { problem: ApiProblem }) {
  const onRetry = use(OnMissing);
  return (
    <ErrorState
      title={problem.title}
      description={problem.detail}
      action={
        problem === updatedProblem ? (
          <Button onClick={() => window.location.reload()}>Reload</Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    />
  );
}

function MissingDialog({ problem: { title, detail } }: { problem: ApiProblem }) {
  const onClose = use(OnMissing);
  const toast = useToast();
  // The toast, and what has opened this, are outside of it.
  useEffect(() => {
    toast({ tone: 'danger', title, description: detail });
    onClose();
  }, [title, detail, toast, onClose]);
  return null;
}

function Nothing() {
  return null;
}
