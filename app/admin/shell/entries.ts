import type { Icon } from '@tabler/icons-react';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import { contentTypes, type TypeName } from '../../../content/index.ts';
import { type InboxKindName, inboxKinds, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import type { Screens } from '../../../content/model/content-type.ts';
import { IconExternalLink, IconHistory, IconHome, IconPhoto, IconTrash, IconUsers } from '../../ui/icons.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import { AVAILABILITY_HELP, homeOf, MAIL_SERVER_HELP, PEOPLE_HELP, TRANSLATIONS_HELP } from './screens.ts';

/** A screen that the sidebar and the palette lead to. */
export interface ScreenEntry {
  to: string;
  label: string;
  Icon: Icon;
  /** Shown on hover. */
  help?: string;
  /** Whether only a site with several languages has it. */
  isOfLanguages?: true;
  /** The kind of inbox items that it lists. */
  inbox?: InboxPlural;
}

const typeIcons: Record<TypeName, Icon> = {
  about: IconInfoCircle,
  servicePage: IconFileDescription,
  service: IconTools,
  teamMember: IconBriefcase,
  blog: IconArticle,
  heading: IconHeading,
  review: IconQuote,
  settings: IconSettings,
  page: IconFiles,
  caseStudy: IconPresentation,
  meetingKind: IconCalendarTime,
  category: IconFolders,
  menus: IconListDetails,
  brand: IconPalette,
};

const inboxIcons: Record<InboxKindName, Icon> = {
  contact_message: IconMail,
  meeting: IconCalendar,
};

const translations: ScreenEntry = {
  to: '/admin/translations',
  label: 'Translations',
  Icon: IconLanguage,
  help: TRANSLATIONS_HELP,
  isOfLanguages: true,
};

/** The entries of the sidebar, under their headings. */
export const sidebar: ReadonlyMap<string, readonly ScreenEntry[]> = new Map([
  [
    'Site',
    [
      { to: '/admin', label: 'Dashboard', Icon: IconHome },
      { to: '/admin/figures', label: 'Figures', Icon: IconChartBar },
      ...typesOf('Site'),
    ],
  ],
  ['Content', [...typesOf('Content'), { to: '/admin/media', label: 'Media', Icon: IconPhoto }, translations]],
  [
    'Leads',
    [
      ...inboxKinds.map((kind) => ({
        to: screenOf(kind),
        label: kind.label.many,
        Icon: inboxIcons[kind.name],
        inbox: kind.plural,
      })),
      { to: '/admin/availability', label: 'Bookable hours', Icon: IconClock, help: AVAILABILITY_HELP },
      ...typesOf('Leads'),
    ],
  ],
  ['Look', typesOf('Look')],
  [
    'Agency',
    [
      ...typesOf('Agency'),
      { to: '/admin/mail-server', label: 'Mail server', Icon: IconSend, help: MAIL_SERVER_HELP },
      { to: '/admin/webhooks', label: 'Webhooks', Icon: IconExternalLink },
      { to: '/admin/people', label: 'People', Icon: IconUsers, help: PEOPLE_HELP },
      { to: '/admin/activity', label: 'Activity', Icon: IconHistory },
      { to: '/admin/deleted', label: 'Deleted', Icon: IconTrash },
    ],
  ],
]);

function typesOf(group: Screens['group']): ScreenEntry[] {
  return contentTypes
    .filter(({ screens }) => screens.group === group)
    .map((type) => ({
      to: homeOf(type),
      label: type.label.many,
      Icon: typeIcons[type.name],
      help: type.screens.purpose,
    }));
}
