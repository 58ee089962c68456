export type Channel = 'direct' | 'search' | 'social' | 'assistant' | 'email' | 'paid' | 'link' | 'campaign';

export interface KnownSource {
  name: string;
  channel: Channel;
}

/** Sites by channel and name, each with its hosts, subdomains included, and the words by which campaigns call it. */
const sites: Partial<Record<Channel, Record<string, string>>> = {
  assistant: {
    ChatGPT: 'chatgpt.com chat.openai.com chatgpt openai',
    Claude: 'claude.ai claude',
    Copilot: 'copilot.microsoft.com copilot.com copilot',
    DeepSeek: 'chat.deepseek.com deepseek',
    Gemini: 'gemini.google.com bard.google.com gemini',
    Grok: 'grok.com grok',
    'Meta AI': 'meta.ai',
    Mistral: 'chat.mistral.ai mistral',
    Perplexity: 'perplexity.ai perplexity',
    Phind: 'phind.com',
    Poe: 'poe.com',
    'You.com': 'you.com',
  },
  search: {
    Baidu: 'baidu.com baidu',
    Bing: 'bing.com bing',
    Brave: 'search.brave.com',
    DuckDuckGo: 'duckduckgo.com duckduckgo',
    Ecosia: 'ecosia.org ecosia',
    Google: 'com.google.android.googlequicksearchbox google adwords googleads',
    Kagi: 'kagi.com',
    Mojeek: 'mojeek.com',
    Naver: 'search.naver.com naver',
    Qwant: 'qwant.com qwant',
    Seznam: 'seznam.cz',
    Startpage: 'startpage.com',
    Yahoo: 'search.yahoo.com yahoo.com yahoo',
    Yandex: 'yandex.ru yandex.com ya.ru yandex',
  },
  social: {
    Bluesky: 'bsky.app bluesky',
    Facebook: 'facebook.com fb.com fb.me com.facebook.katana facebook fb meta',
    'Hacker News': 'news.ycombinator.com',
    Instagram: 'instagram.com com.instagram.android instagram ig',
    LinkedIn: 'linkedin.com lnkd.in com.linkedin.android linkedin',
    Mastodon: 'mastodon.social mastodon.online mastodon',
    Pinterest: 'pinterest.com pin.it pinterest',
    Quora: 'quora.com quora',
    Reddit: 'reddit.com redd.it reddit',
    Snapchat: 'snapchat.com snapchat',
    Telegram: 't.me telegram.me telegram.org web.telegram.org org.telegram.messenger telegram',
    Threads: 'threads.net threads.com threads',
    TikTok: 'tiktok.com tiktok',
    WhatsApp: 'whatsapp.com wa.me com.whatsapp whatsapp',
    X: 'x.com twitter.com t.co com.twitter.android twitter x',
    Xing: 'xing.com xing',
    YouTube: 'youtube.com youtu.be youtube',
  },
  email: {
    Gmail: 'mail.google.com com.google.android.gm gmail',
    Outlook: 'outlook.live.com outlook.office.com outlook.office365.com outlook',
    'Proton Mail': 'mail.proton.me',
    'Yahoo Mail': 'mail.yahoo.com',
  },
};

const byName = new Map<string, KnownSource>(
  Object.entries(sites).flatMap(([channel, names]) =>
    Object.entries(names).flatMap(([name, words]) =>
      words.split(' ').map((word) => [word, { name, channel: channel as Channel }] as const),
    ),
  ),
);

/** Google, Yandex and Pinterest have a host in many countries. Others of Google are no search: docs.google.com. */
const IN_COUNTRIES = /^(?:www\.|m\.|news\.)?(google|yandex|pinterest)\.(?:com?\.)?[a-z]{2,3}$/;

/** Returns the site with a host, or that campaigns call by a word, in lower case. */
export function knownSource(word: string): KnownSource | null {
  const called = byName.get(word);
  if (called) return called;
  for (let host = word; host.includes('.'); host = host.slice(host.indexOf('.') + 1)) {
    const known = byName.get(host);
    if (known) return known;
  }
  const [, name = ''] = IN_COUNTRIES.exec(word) ?? [];
  return byName.get(name) ?? null;
}
