import type { Icon } from '@tabler/icons-react';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import type { TypeName } from '../../../content/index.ts';
import type { InboxKindName } from '../../../content/inbox/inbox-kinds.ts';

export const typeIcons: Record<TypeName, Icon> = {
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
  category: IconFolders,
  menus: IconListDetails,
  brand: IconPalette,
};

export const inboxIcons: Record<InboxKindName, Icon> = {
  contact_message: IconMail,
  meeting: IconCalendar,
};
