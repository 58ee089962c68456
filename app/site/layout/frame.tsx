import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffers } from './language-offers.tsx';
import { PreviewBar, PreviewFeedback } from './shared-preview.tsx';
import { SiteContext, type SiteData } from './site-data.ts';
import { SpeculationRules } from './speculation-rules.tsx';

interface FrameProps {
  site: SiteData;
  editLink?: ReactNode;
  children: ReactNode;
}

/** What surrounds the content of every page of the site. */
export function Frame({ site, editLink, children }: FrameProps) {
  return (
    <SiteContext value={site}>
      <a href="#content" className="not-printed button fixed start-4 -top-20 z-50 focus:top-4">
        {site.words.layout.skipToContent}
      </a>
      {site.preview && <PreviewBar preview={site.preview} />}
      <Header />
      {!site.preview && <LanguageOffers />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {site.preview && <PreviewFeedback preview={site.preview} />}
      <Footer />
      {!site.preview && <SpeculationRules />}
      {editLink}
    </SiteContext>
  );
}
