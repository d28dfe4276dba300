import type { activityListMessages } from '../components/ActivityList/messages';
import type { alertDialogMessages } from '../components/AlertDialog/messages';
import type { appShellMessages } from '../components/AppShell/messages';
import type { avatarMessages } from '../components/Avatar/messages';
import type { breadcrumbMessages } from '../components/Breadcrumb/messages';
import type { carouselMessages } from '../components/Carousel/messages';
import type { chartMessages } from '../components/Chart/messages';
import type { comboboxMessages } from '../components/Combobox/messages';
import type { commandPaletteMessages } from '../components/CommandPalette/messages';
import type { commentMessages } from '../components/Comment/messages';
import type { contextMenuMessages } from '../components/ContextMenu/messages';
import type { dateFieldMessages } from '../components/DateField/messages';
import type { dateRangeMessages } from '../components/DateRange/messages';
import type { dialogMessages } from '../components/Dialog/messages';
import type { drawerMessages } from '../components/Drawer/messages';
import type { fileDropMessages } from '../components/FileDrop/messages';
import type { formMessages } from '../components/Form/messages';
import type { mentionAreaMessages } from '../components/MentionArea/messages';
import type { multiSelectMessages } from '../components/MultiSelect/messages';
import type { notificationBellMessages } from '../components/NotificationBell/messages';
import type { notificationListMessages } from '../components/NotificationList/messages';
import type { numberFieldMessages } from '../components/NumberField/messages';
import type { paginationMessages } from '../components/Pagination/messages';
import type { passwordFieldMessages } from '../components/PasswordField/messages';
import type { ratingMessages } from '../components/Rating/messages';
import type { searchBoxMessages } from '../components/SearchBox/messages';
import type { searchFieldMessages } from '../components/SearchField/messages';
import type { selectMessages } from '../components/Select/messages';
import type { sidebarMessages } from '../components/Sidebar/messages';
import type { siteMessages } from '../components/Site/messages';
import type { sliderMessages } from '../components/Slider/messages';
import type { spinnerMessages } from '../components/Spinner/messages';
import type { statCardMessages } from '../components/StatCard/messages';
import type { stepperMessages } from '../components/Stepper/messages';
import type { tabsMessages } from '../components/Tabs/messages';
import type { tagMessages } from '../components/Tag/messages';
import type { tagsInputMessages } from '../components/TagsInput/messages';
import type { themePickerMessages } from '../components/ThemePicker/messages';
import type { toastMessages } from '../components/Toast/messages';
import type { toolbarMessages } from '../components/Toolbar/messages';
import type { treeMessages } from '../components/Tree/messages';
import type { shortcutMessages } from '../shortcuts/messages';
import type { TableLabels } from '../table/tableLabels';

/**
 * Every word that a component says of itself, by component. A component keeps its English in its own `messages.ts`, so that
 * an app pays only for what it imports; this type gathers them without importing them.
 */
export interface Messages {
  AlertDialog: typeof alertDialogMessages;
  AppShell: typeof appShellMessages;
  Avatar: typeof avatarMessages;
  Breadcrumb: typeof breadcrumbMessages;
  Carousel: typeof carouselMessages;
  Chart: typeof chartMessages;
  Combobox: typeof comboboxMessages;
  CommandPalette: typeof commandPaletteMessages;
  Comment: typeof commentMessages;
  ContextMenu: typeof contextMenuMessages;
  DataTable: TableLabels;
  DateField: typeof dateFieldMessages;
  DateRange: typeof dateRangeMessages;
  Dialog: typeof dialogMessages;
  Drawer: typeof drawerMessages;
  FileDrop: typeof fileDropMessages;
  Form: typeof formMessages;
  MentionArea: typeof mentionAreaMessages;
  MultiSelect: typeof multiSelectMessages;
  NotificationBell: typeof notificationBellMessages;
  ActivityList: typeof activityListMessages;
  NotificationList: typeof notificationListMessages;
  NumberField: typeof numberFieldMessages;
  Pagination: typeof paginationMessages;
  PasswordField: typeof passwordFieldMessages;
  Rating: typeof ratingMessages;
  SearchBox: typeof searchBoxMessages;
  SearchField: typeof searchFieldMessages;
  Select: typeof selectMessages;
  Shortcut: typeof shortcutMessages;
  Sidebar: typeof sidebarMessages;
  Site: typeof siteMessages;
  Slider: typeof sliderMessages;
  Spinner: typeof spinnerMessages;
  StatCard: typeof statCardMessages;
  Stepper: typeof stepperMessages;
  Tabs: typeof tabsMessages;
  Tag: typeof tagMessages;
  TagsInput: typeof tagsInputMessages;
  ThemePicker: typeof themePickerMessages;
  Toast: typeof toastMessages;
  Toolbar: typeof toolbarMessages;
  Tree: typeof treeMessages;
}

/** Some words of some components in another language; what is left out stays English. */
export type Translation = { [Name in keyof Messages]?: Partial<Messages[Name]> };
