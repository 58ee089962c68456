import { Anchor, Checkbox, Input, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { type ChosenLanguage, englishNameOf, languages, prefixOf } from '../../../../../content/languages.ts';
import { formAt } from '../../../../../content/form-address.ts';
import { page } from '../../../../../content/types/page.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../../ui/icons.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import type { LanguageState } from '../../../translations/language-states.ts';

interface LanguageRowProps {
  id: string;
  chosen: ChosenLanguage;
  /** Undefined until the language is saved. */
  state: LanguageState | undefined;
  error: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onShow: (shown: boolean) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** A language into which the site is translated, and whether visitors see it. */
export function LanguageRow({ id, chosen, state, error, isFirst, isLast, onShow, onMove, onRemove }: LanguageRowProps) {
  const { language } = chosen;
  const { name: ownName, dir } = languages[language];
  const name = englishNameOf(language);
  return (
    <li className="language-row">
      <div>
        <Text fw={600}>
          {name}{' '}
          <Text span c="dimmed" fw={400} lang={language} dir={dir}>
            {ownName}
          </Text>
        </Text>
        <Checkbox
          id={`${id}.shown`}
          label={
            <>
              Show <VisuallyHidden>{name} </VisuallyHidden>to visitors
            </>
          }
          checked={chosen.shown}
          onChange={({ currentTarget }) => onShow(currentTarget.checked)}
          my={4}
        />
        <Text size="sm" c="dimmed" component="div">
          <WhatVisitorsSee chosen={chosen} state={state} />
        </Text>
        {error && <Input.Error>{error}</Input.Error>}
      </div>
      <div className="language-row-actions">
        <IconButton
          id={`${id}.up`}
          label={`Move ${name} up`}
          Icon={IconArrowUp}
          isDisabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={`${id}.down`}
          label={`Move ${name} down`}
          Icon={IconArrowDown}
          isDisabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Remove ${name}`} Icon={IconTrash} isDangerous onClick={onRemove} />
      </div>
    </li>
  );
}

function WhatVisitorsSee({ chosen, state }: Pick<LanguageRowProps, 'chosen' | 'state'>) {
  const { language } = chosen;
  const name = englishNameOf(language);
  const prefix = prefixOf(language);
  if (!state) return `Once these settings are saved, your forms have a tab for ${name}.`;
  const home = (
    <Anchor component={Link} to={formAt(page, 'home', null, language)} size="sm" underline="always">
      {state.has_home ? 'Open the home page' : 'Translate the home page'}
    </Anchor>
  );
  if (!chosen.shown) return <>Nobody sees it, until you show it. {home}</>;
  if (state.has_home)
    return (
      <>
        Visitors find it at {prefix}. {home}
      </>
    );
  return (
    <>
      Nobody sees it yet: visitors find it at {prefix} once its home page is Active in {name}. {home}
    </>
  );
}
