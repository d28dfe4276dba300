import type { Translation } from '../../locale';

export const german: Translation = {
  AlertDialog: { cancel: 'Abbrechen', failure: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.' },
  AppShell: { skip: 'Zum Inhalt springen', close: 'Seitenleiste schließen' },
  Combobox: {
    placeholder: 'Suchen...',
    clear: 'Leeren',
    open: 'Auswahl zeigen',
    empty: 'Nichts gefunden',
    loading: 'Wird geladen...',
    results: (count, written) => `${written} ${count === 1 ? 'Treffer' : 'Treffer'}`,
  },
  ContextMenu: { label: 'Aktionen' },
  DataTable: {
    actions: 'Aktionen',
    selectAll: 'Alle auswählen',
    selectRow: (name) => `${name} auswählen`,
    selected: (count, total) => (total === null ? `${count} ausgewählt` : `${count} von ${total} ausgewählt`),
    sorted: (column, direction) =>
      `Nach ${column} ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'} sortiert`,
    sortBy: 'Sortieren nach',
    direction: (direction) => (direction === 'ascending' ? 'Aufsteigend' : 'Absteigend'),
    resize: (column) => `Breite von ${column} ändern`,
    width: (column, pixels) => `${column}: ${pixels} Pixel breit`,
    rows: (count, written) => `${written} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
    loading: 'Zeilen werden geladen',
    empty: 'Hier ist noch nichts',
    retry: 'Noch einmal versuchen',
  },
  DateField: { calendar: 'Datum wählen', today: 'Heute', clear: 'Leeren' },
  Dialog: { close: 'Schließen' },
  Drawer: { close: 'Schließen' },
  Select: { placeholder: 'Auswählen...' },
  Sidebar: {
    name: 'Seitenleiste',
    nav: 'Hauptmenü',
    pin: 'Seitenleiste anheften',
    toggle: 'Seitenleiste umschalten',
  },
  StatCard: { trend: (values) => `Verlauf: ${values}` },
  Tabs: { invalid: 'hat Fehler' },
  Toolbar: { overflow: 'Mehr' },
};

const arabicPlural = new Intl.PluralRules('ar');
const rowForms: Readonly<Record<string, string>> = { one: 'صف', two: 'صفان', few: 'صفوف', many: 'صفًا' };

export const arabic: Translation = {
  AlertDialog: { cancel: 'إلغاء', failure: 'لم ينجح ذلك. حاول مرة أخرى.' },
  AppShell: { skip: 'انتقل إلى المحتوى', close: 'إغلاق الشريط الجانبي' },
  Combobox: { placeholder: 'بحث...', clear: 'مسح', open: 'عرض الخيارات', empty: 'لا نتائج' },
  ContextMenu: { label: 'إجراءات' },
  DataTable: {
    actions: 'إجراءات',
    selectAll: 'تحديد الكل',
    selectRow: (name) => `تحديد ${name}`,
    selected: (count, total) => (total === null ? `${count} محدد` : `${count} من ${total} محدد`),
    sorted: (column, direction) => `مرتب حسب ${column} ${direction === 'ascending' ? 'تصاعديًا' : 'تنازليًا'}`,
    sortBy: 'ترتيب حسب',
    direction: (direction) => (direction === 'ascending' ? 'تصاعدي' : 'تنازلي'),
    rows: (count, written) => `${written} ${rowForms[arabicPlural.select(count)] ?? 'صف'}`,
    empty: 'لا شيء هنا بعد',
    retry: 'حاول مرة أخرى',
  },
  DateField: { calendar: 'اختيار تاريخ', today: 'اليوم', clear: 'مسح' },
  Dialog: { close: 'إغلاق' },
  Select: { placeholder: 'اختيار...' },
  Sidebar: {
    name: 'الشريط الجانبي',
    nav: 'القائمة الرئيسية',
    pin: 'تثبيت الشريط الجانبي',
    toggle: 'إظهار الشريط الجانبي أو إخفاؤه',
  },
  StatCard: { trend: (values) => `الاتجاه: ${values}` },
  Tabs: { invalid: 'به أخطاء' },
  Toolbar: { overflow: 'المزيد' },
};
