import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { isComposing } from '../../../../ui/is-composing.ts';
import { commonProps, type InputProps, inputWrapperOrder } from '../input-props.ts';
import { contentTypes } from '../../../../../content/index.ts';
import { isPublic, textOf } from '../../../../../content/model/values.ts';
import { folded } from '../../../../../content/texts/folding.ts';
import { page } from '../../../../../content/types/page.ts';
import { fileKinds } from '../../../../../content/file-kinds.ts';
import { titleOf as titleOfFile } from '../../../media/library.ts';
import { useFileSearch } from '../../../media/use-file-search.ts';
import { pathOfPage } from '../../show/public-page.tsx';
import { callApi, useLoaded } from '../../../parts/api.ts';
import { useSearch } from '../../../parts/use-search.ts';
import { useBuiltInPages } from '../../../parts/built-in-pages.ts';

interface AddressPickerProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange'> {
  value: string;
  onChange: (address: string) => void;
  /** Receives the page that was chosen. */
  onPick?: (page: SiteAddress) => void;
}

/** An input for any address, which suggests the pages of the site and the files of its library. */
export function AddressPicker({ value, onChange, onPick, description, ...props }: AddressPickerProps) {
  const unseen = useUnseen(value) && 'Visitors can’t see this page yet.';
  const [isOpen, setOpen] = useState(false);
  // A chosen address would only find itself.
  const [picked, setPicked] = useState('');
  const suggested = useSiteAddresses(isOpen && value !== picked ? value : '');
  const byPath = new Map(suggested.map((page) => [page.path, page]));

  function pick(path: string) {
    const page = byPath.get(path);
    setPicked(path);
    if (page) onPick?.(page);
  }

  /** A word is no address: Enter chooses what it has found. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const [first] = suggested;
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isOpen || !first || isChosen || !isSearch(value))
      return;
    event.preventDefault();
    onChange(first.path);
    pick(first.path);
  }

  return (
    <Autocomplete
      {...props}
      description={unseen || description}
      inputWrapperOrder={inputWrapperOrder}
      value={value}
      onChange={onChange}
      onOptionSubmit={pick}
      onKeyDown={onKeyDown}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      openOnFocus={false}
      data={[...byPath.keys()]}
      filter={({ options }) => options}
      maxDropdownHeight={280}
      renderOption={({ option }) => (
        <div>
          {byPath.get(option.value)?.title}
          <Text size="xs" className="address-note">
            {`${byPath.get(option.value)?.kind} · ${option.value}`}
            {byPath.get(option.value)?.isHidden && ' (InActive)'}
          </Text>
        </div>
      )}
    />
  );
}

/** Whether what is typed looks for a page, rather than being an address. */
export function isSearch(typed: string): boolean {
  return typed.trim() !== '' && !/[/.:@#?]/.test(typed);
}

/** An address on the web or a page of the site. */
export default function LinkInput(props: InputProps) {
  return (
    <AddressPicker
      {...commonProps(props)}
      placeholder="Page, file or https://…"
      value={textOf(props.value)}
      onChange={props.onChange}
    />
  );
}

/** A page of the site, or a file of its library. */
interface SiteAddress {
  path: string;
  title: string;
  /** What it is, such as “Service”. */
  kind: string;
  /** Of pages that visitors cannot see yet. */
  isHidden?: boolean;
}

/**
 * Returns the pages whose title or address contains a text, and the files with such a name, those first that visitors can see;
 * without a text, the pages that are always there.
 */
function useSiteAddresses(text: string): SiteAddress[] {
  const typed = folded(text.trim());
  const builtIn = useBuiltInPages().map((address) => ({ ...address, kind: page.label.one }));
  const words = typed.startsWith('/') ? (typed.split('/').at(-1) ?? '') : typed;
  const { found: records } = useSearch(words, findRecords);
  const files: SiteAddress[] = useFileSearch(words).map((file) => ({
    path: file.file,
    title: titleOfFile(file),
    kind: fileKinds[file.kind].label.one,
  }));
  const matching: SiteAddress[] = builtIn.filter(
    ({ path, title }) => path.includes(typed) || folded(title).includes(typed),
  );
  const all = [...matching, ...records, ...files].sort(
    (a, b) => Number(a.isHidden ?? false) - Number(b.isHidden ?? false),
  );
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}

interface LinkTarget {
  type: string;
  key: string;
  title: string;
  status: number | null;
}

async function findRecords(typed: string, signal: AbortSignal): Promise<SiteAddress[]> {
  const path = `/link-targets?${new URLSearchParams({ search: typed })}`;
  const answer = await callApi<{ data: LinkTarget[] }>('GET', path, undefined, signal);
  return answer.ok ? answer.body.data.flatMap(addressOf) : [];
}

function addressOf({ type: name, key, title, status }: LinkTarget): SiteAddress[] {
  const type = contentTypes.find((declared) => declared.name === name);
  const path = type && pathOfPage(type, key);
  return path ? [{ path, title, kind: type.label.one, isHidden: !isPublic(type, { status }) }] : [];
}

const PAUSE = 300; // ms

/** Whether an address leads to a page of the site that visitors cannot see. */
function useUnseen(address: string): boolean {
  const [settled] = useDebouncedValue(address.trim(), PAUSE);
  return useLoaded(settled, () => isUnseen(settled)) ?? false;
}

/** Links that share a request: a form with many links makes only one. */
let batch: { links: Set<string>; unseen: Promise<ReadonlySet<string>> } | null = null;

async function isUnseen(link: string) {
  if (!link.startsWith('/')) return false;
  batch ??= beginBatch();
  batch.links.add(link);
  return (await batch.unseen).has(link);
}

function beginBatch() {
  const links = new Set<string>();
  return { links, unseen: Promise.resolve().then(() => ask(links)) };
}

async function ask(links: ReadonlySet<string>) {
  batch = null;
  const answer = await callApi<{ data: string[] }>('POST', '/unseen-links', { links: [...links].slice(0, 200) });
  return new Set(answer.ok ? answer.body.data : []);
}
