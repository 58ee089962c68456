import { Input } from '@mantine/core';
import { pages, recordPath } from '../../../../content/addresses.ts';

/** Where a page of every site stands, which nobody can change. */
export function BuiltInAddress({ slug }: { slug: string }) {
  return (
    <Input.Wrapper
      label="Address"
      labelElement="div"
      description="Every site has this page, so its address can’t change and it is always Active."
    >
      {location.host + recordPath(pages.page, slug)}
    </Input.Wrapper>
  );
}
