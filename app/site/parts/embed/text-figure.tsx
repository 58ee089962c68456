import { useMatches } from 'react-router';
import { isFilmPath, type TextEmbed } from '../../../../content/embeds/text-embeds.ts';
import type { PageFilms } from '../../../../server/site/pages/page-pictures.ts';
import { Cover } from '../../pictures/cover.tsx';
import { FilmPlayer } from '../film-player.tsx';
import { EmbedFrame } from './embed-frame.tsx';

/** A film of the library between the words of a text, or what another host shows. */
export function TextFigure({ address, title }: TextEmbed) {
  const film = useFilms()[address];
  return (
    <figure>
      {isFilmPath(address) ? (
        <FilmPlayer
          file={address}
          title={title}
          poster={film?.poster ?? null}
          width={film?.width}
          height={film?.height}
        />
      ) : (
        <EmbedFrame address={address} title={title}>
          <Cover title={title} className="size-full object-cover" />
        </EmbedFrame>
      )}
    </figure>
  );
}

/** Returns the films in the page's texts by path, from its loader. */
function useFilms(): PageFilms {
  const data = useMatches().map(({ loaderData }) => loaderData as { films?: PageFilms } | undefined);
  return data.findLast((loaded) => loaded?.films)?.films ?? {};
}
