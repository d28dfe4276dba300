import { Button, IconButton, Menu } from '@linework/design-system';
import { EXPORT_FORMATS, type ExportFormat } from '@linework/domain';
import { ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide-react';
import { search } from '../api/request';

interface ExportMenuProps {
  /** Behind /api: the list's address with its search and filters, '/tasks?status=pending'. Asked for when the menu opens. */
  listPath: () => string;
  /** A button of its icon alone, where there is little room. */
  iconOnly?: boolean;
}

/** 'Export': what the list's filters show, as a file that the browser keeps (SRV-04, TIM-08). */
export function ExportMenu({ listPath, iconOnly = false }: ExportMenuProps) {
  const trigger = iconOnly ? (
    <IconButton label="Export" icon={<Download />} variant="outline" />
  ) : (
    <Button icon={<Download />} trailingIcon={<ChevronDown />}>
      Export
    </Button>
  );
  return (
    <Menu align="end" trigger={trigger}>
      <ExportItems listPath={listPath} />
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
