/** The app's own words on the screen; the components bring theirs from the LocaleProvider. */
export interface ScreenWords {
  search: string;
  theme: string;
  nav: Record<'dashboard' | 'clients' | 'projects' | 'documents' | 'tasks', string>;
  workspace: string;
  settings: string;
  title: string;
  meta: string;
  export: string;
  newTask: string;
  stats: Record<'clients' | 'projects' | 'tasks' | 'overdue', string>;
  sinceLastMonth: string;
  tabs: Record<'tasks' | 'details' | 'drawings', string>;
  columns: Record<'title' | 'status' | 'priority' | 'due' | 'hours', string>;
  status: Record<'open' | 'progress' | 'review' | 'done', string>;
  priority: Record<'Low' | 'Medium' | 'High', string>;
  tasks: readonly string[];
  details: string;
  fields: Record<'name' | 'client' | 'status' | 'due' | 'budget' | 'notes', string>;
  hint: string;
  dateError: string;
  notes: string;
  notify: string;
  billable: string;
  callout: string;
  cancel: string;
  save: string;
  delete: string;
  dialogTitle: string;
  dialogText: string;
}

export const englishWords: ScreenWords = {
  search: 'Search projects, tasks, clients...',
  theme: 'Theme',
  nav: {
    dashboard: 'Dashboard',
    clients: 'Clients',
    projects: 'Projects',
    documents: 'Documents',
    tasks: 'Tasks',
  },
  workspace: 'Workspace',
  settings: 'Settings',
  title: 'Spillway gate renewal',
  meta: 'Bergstrand Hydro, due 11 February',
  export: 'Export',
  newTask: 'New Task',
  stats: {
    clients: 'Active Clients',
    projects: 'Total Projects',
    tasks: 'Active Tasks',
    overdue: 'Overdue',
  },
  sinceLastMonth: 'from last month',
  tabs: { tasks: 'Tasks', details: 'Project Details', drawings: 'Drawings' },
  columns: { title: 'Title', status: 'Status', priority: 'Priority', due: 'Due', hours: 'Hours' },
  status: { open: 'To Do', progress: 'In Progress', review: 'Review', done: 'Completed' },
  priority: { Low: 'Low', Medium: 'Medium', High: 'High' },
  tasks: [
    'Check hoist chain drawing',
    'Gate leaf weld inspection plan',
    'Fender load case LC-07',
    'Bearing photos to report',
    'Issue transmittal T-014',
  ],
  details: 'Details',
  fields: {
    name: 'Project name',
    client: 'Client',
    status: 'Status',
    due: 'End date',
    budget: 'Budget',
    notes: 'Description',
  },
  hint: 'As the contract has it',
  dateError: 'End date must be after start date',
  notes: 'Replacement of two vertical-lift gates, hoists and local control at the dam.',
  notify: 'Tell the team about changes',
  billable: 'Billable',
  callout: 'Two drawings wait for review before this can be issued.',
  cancel: 'Cancel',
  save: 'Update Project',
  delete: 'Delete',
  dialogTitle: 'New task',
  dialogText: 'It belongs to Spillway gate renewal.',
};

export const germanWords: ScreenWords = {
  search: 'Projekte, Aufgaben, Auftraggeber suchen...',
  theme: 'Erscheinungsbild',
  nav: {
    dashboard: 'Übersicht',
    clients: 'Auftraggeber',
    projects: 'Projekte',
    documents: 'Dokumente',
    tasks: 'Aufgaben',
  },
  workspace: 'Arbeitsbereich',
  settings: 'Einstellungen',
  title: 'Erneuerung der Hochwasserentlastungsklappen',
  meta: 'Bergstrand Hydro, fällig am 11. Februar',
  export: 'Exportieren',
  newTask: 'Neue Aufgabe',
  stats: {
    clients: 'Aktive Auftraggeber',
    projects: 'Projekte insgesamt',
    tasks: 'Offene Aufgaben',
    overdue: 'Überfällig',
  },
  sinceLastMonth: 'seit dem letzten Monat',
  tabs: { tasks: 'Aufgaben', details: 'Projektangaben', drawings: 'Zeichnungen' },
  columns: {
    title: 'Bezeichnung',
    status: 'Status',
    priority: 'Dringlichkeit',
    due: 'Fällig',
    hours: 'Stunden',
  },
  status: { open: 'Offen', progress: 'In Bearbeitung', review: 'In Prüfung', done: 'Abgeschlossen' },
  priority: { Low: 'Niedrig', Medium: 'Mittel', High: 'Hoch' },
  tasks: [
    'Zeichnung der Hubkette prüfen',
    'Prüfplan der Schützentafelschweißnähte',
    'Lastfall LC-07 der Fenderanlage',
    'Lagerfotos in den Bericht aufnehmen',
    'Planlieferung T-014 ausgeben',
  ],
  details: 'Angaben',
  fields: {
    name: 'Projektname',
    client: 'Auftraggeber',
    status: 'Status',
    due: 'Enddatum',
    budget: 'Honorarvolumen',
    notes: 'Beschreibung',
  },
  hint: 'Wie im Vertrag angegeben',
  dateError: 'Das Enddatum muss nach dem Anfangsdatum liegen',
  notes: 'Austausch zweier Rollschütze mit Hubwerken und Vor-Ort-Steuerung an der Talsperre.',
  notify: 'Das Projektteam über Änderungen benachrichtigen',
  billable: 'Abrechenbar',
  callout: 'Zwei Zeichnungen sind vor der Ausgabe noch zu prüfen.',
  cancel: 'Abbrechen',
  save: 'Projekt aktualisieren',
  delete: 'Löschen',
  dialogTitle: 'Neue Aufgabe',
  dialogText: 'Sie gehört zum Projekt.',
};

export const arabicWords: ScreenWords = {
  search: 'ابحث في المشاريع والمهام والعملاء...',
  theme: 'المظهر',
  nav: {
    dashboard: 'لوحة المعلومات',
    clients: 'العملاء',
    projects: 'المشاريع',
    documents: 'المستندات',
    tasks: 'المهام',
  },
  workspace: 'مساحة العمل',
  settings: 'الإعدادات',
  title: 'تجديد بوابات المفيض',
  meta: 'بيرغستراند هيدرو، يستحق في 11 فبراير',
  export: 'تصدير',
  newTask: 'مهمة جديدة',
  stats: { clients: 'العملاء النشطون', projects: 'كل المشاريع', tasks: 'المهام النشطة', overdue: 'متأخرة' },
  sinceLastMonth: 'منذ الشهر الماضي',
  tabs: { tasks: 'المهام', details: 'تفاصيل المشروع', drawings: 'الرسومات' },
  columns: { title: 'العنوان', status: 'الحالة', priority: 'الأولوية', due: 'الاستحقاق', hours: 'الساعات' },
  status: { open: 'للتنفيذ', progress: 'قيد التنفيذ', review: 'قيد المراجعة', done: 'مكتمل' },
  priority: { Low: 'منخفضة', Medium: 'متوسطة', High: 'عالية' },
  tasks: [
    'فحص رسم سلسلة الرافعة',
    'خطة فحص لحام البوابة',
    'حالة تحميل المصدات LC-07',
    'إضافة صور المحامل إلى التقرير',
    'إصدار الإرسالية T-014',
  ],
  details: 'التفاصيل',
  fields: {
    name: 'اسم المشروع',
    client: 'العميل',
    status: 'الحالة',
    due: 'تاريخ الانتهاء',
    budget: 'الميزانية',
    notes: 'الوصف',
  },
  hint: 'كما ورد في العقد',
  dateError: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ البدء',
  notes: 'استبدال بوابتين رأسيتين مع الرافعات ووحدة التحكم المحلية عند السد.',
  notify: 'إبلاغ الفريق بالتغييرات',
  billable: 'قابل للفوترة',
  callout: 'هناك رسمان بانتظار المراجعة قبل الإصدار.',
  cancel: 'إلغاء',
  save: 'تحديث المشروع',
  delete: 'حذف',
  dialogTitle: 'مهمة جديدة',
  dialogText: 'تتبع مشروع تجديد بوابات المفيض.',
};
