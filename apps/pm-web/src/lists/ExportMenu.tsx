import { Button, IconButton, Menu } from '@linework/design-system';
import { EXPORT_FORMATS, type ExportFormat } from '@linework/domain';
import { ArrowDownUp, ChevronDown, Download, FileSpreadsheet, FileText, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { search } from '../api/request';

interface ExportMenuProps {
  /** Behind /api: the list's address with its search and filters, '/tasks?status=pending'. Asked for when the menu opens. */
  listPath: () => string;
  /** Where rows of the list are imported; absent where none are, or for who may make none. */
  importPath?: string | undefined;
  /** A button of its icon alone, where there is little room. */
  iconOnly?: boolean;
}

/** 'Export': what the list's filters show, as a file that the browser keeps, and the way to bring rows in (SRV-04, TIM-08). */
export function ExportMenu({ listPath, importPath, iconOnly = false }: ExportMenuProps) {
  const trigger = iconOnly ? (
    <IconButton
      label={importPath ? 'Export and import' : 'Export'}
      icon={importPath ? <ArrowDownUp /> : <Download />}
      variant="outline"
    />
  ) : (
    <Button icon={<Download />} trailingIcon={<ChevronDown />}>
      Export
    </Button>
  );
  return (
    <Menu align="end" trigger={trigger}>
      <ExportItems listPath={listPath} />
      {importPath && (
        <>
          <Menu.Separator />
          <Menu.Item asChild icon={<Upload />}>
            <Link to={importPath}>Import from CSV</Link>
          </Menu.Item>
        </>
      )}
    </Menu>
  );
}

/** Drawn when the menu opens: a list's search is not drawn while it is typed. */
function ExportItems({ listPath }: Pick<ExportMenuProps, 'listPath'>) {
  const [path = '', query = ''] = listPath().split('?');
  return EXPORT_FORMATS.map((format) => {
    const { label, Icon } = FORMATS[format];
    const address = `/api${path}/export${search({ ...Object.fromEntries(new URLSearchParams(query)), format })}`;
    return (
      <Menu.Item key={format} asChild icon={<Icon />}>
        <a href={address} download>
          {label}
        </a>
      </Menu.Item>
    );
  });
}

const FORMATS: Record<ExportFormat, { label: string; Icon: typeof FileText }> = {
  csv: { label: 'CSV', Icon: FileText },
  xlsx: { label: 'Excel (XLSX)', Icon: FileSpreadsheet },
};
