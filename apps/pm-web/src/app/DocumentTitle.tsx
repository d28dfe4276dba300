interface DocumentTitleProps {
  /** What this page is: 'Clients', or the name of the project that is open. */
  title: string;
}

/** The browser tab's text: history and bookmarks are read by it. React puts it into the head. */
export function DocumentTitle({ title }: DocumentTitleProps) {
  return <title>{`${title} · Linework`}</title>;
}
