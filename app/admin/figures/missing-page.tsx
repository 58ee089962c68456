import { Link } from 'react-router';
import { typeNamed } from '../../../content/index.ts';
import { splitLanguage } from '../../../content/languages.ts';
import { recordAt } from '../../../content/paths.ts';
import { homeOf } from '../shell/screens.ts';
import { nameInWords } from './names.ts';

/** The address of a page that is not there; a link to the records, one of which can be there or have been there. */
export function MissingPage({ name }: { name: string }) {
  const record = recordAt(splitLanguage(name).rest);
  const address = nameInWords('page', name);
  return record ? <Link to={homeOf(typeNamed(record.type))}>{address}</Link> : address;
}
