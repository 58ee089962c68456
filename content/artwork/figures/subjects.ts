import type { Piece } from '../shapes.ts';
import * as messages from './messages.ts';
import * as screens from './screens.ts';
import * as trade from './trade.ts';

/** What titles are about, each with its figure. The first one that a title names is drawn. */
const subjects: [words: RegExp, figure: Piece[]][] = [
  [/\bbasket|\bcheckout|\bcart\b/, trade.basket],
  [/\bstars?\b|\breviews?\b|\bfeedback|\btestimonial/, messages.star],
  [/\bboat|\bwater|\bsea\b|\briver|\bharbour|\bship/, trade.boat],
  [/\bpots?\b|\bpotter|\bceramic|\bvessel|\bkiln|\bcrafts?\b|\bhand-?made/, trade.vessel],
  [/\bunits?\b|\bbuildings?\b|\boffices?\b|\bhous(e|ing)|\bpropert|\brent|\bneighbour/, trade.building],
  [/\bnewsletter|\be-?mail|\bletters?\b|\binbox|\bmail/, messages.envelope],
  [/\bphoto|\bpictures?\b|\bcameras?\b|\bimages?\b/, screens.aperture],
  [/\bform\b|\bforms\b|\bfields?\b|\bcontact/, messages.form],
  [/\bnumbers?\b|\bfigures?\b|\bmeasur|\bstatistic|\bsales\b/, trade.bars],
  [/\bspend|\bspent|\bprices?\b|\bcosts?\b|\bbudget|\bmoney|\bpaid\b(?! search)|\bearns?\b|\bpay/, trade.coins],
  [/\bquestions?\b|\bask(s|ed|ing)?\b|\bfaq/, messages.question],
  [/\bslow|\bspeed|\bfast(er)?\b|\bquick|\bperformance/, screens.speed],
  [/\bredesign|\blayout|\btemplate|\bgrid\b/, screens.layout],
  [/\breports?\b|\banalytic|\bresults?\b|\bgrowth/, trade.report],
  [/\bchecklist|\blists?\b|\blisting|\bsteps?\b|\bcatalogue/, messages.checklist],
  [/\bsearch|\bfind|\bseo\b|\bfound\b|\bkeyword|\blook(ing)?\b/, screens.lens],
  [/\badvert|\bads?\b|\bcampaign|\bpromot|\bannounce|\bpress\b/, messages.megaphone],
  [/\blaunch|\bstart|\brelease|\bopening/, screens.launch],
  [/\bautomat|\bworkflow|\bsequence|\bintegrat|\bprocess/, screens.chain],
  [/\bbuilder|\bbuild\b|\bbuilt\b|\bcustom\b|\bconstruct/, screens.build],
  [/\bapps?\b|\bapplications?\b|\bmobile|\bphones?\b|\btablet/, screens.app],
  [/\bbrief|\bsign(ed)?\b|\bcontract|\bexample|\bdraw/, messages.brief],
  [/\btitles?\b|\bwords?\b|\bcopy\b|\btype\b|\bheadings?\b|\bnames?\b/, messages.letters],
  [
    /\bcommittee|\bteams?\b|\bpeople\b|\bclients?\b|\bcustomers?\b|\bcolleague|\bb2b\b|\bwho\b|\bagency/,
    messages.people,
  ],
  [/\bmarketplace|\bamazon|\bstock\b|\bwarehouse|\bparcel|\bpack|\bdeliver|\bcrates?\b/, trade.crates],
  [/\bhome page|\bpages?\b|\bweb ?sites?\b|\bsites?\b|\blanding/, screens.page],
  [/\bshops?\b|\bstores?\b|\bretail|\bcommerce|\bsell/, trade.shop],
  [/\bhours?\b|\bdays?\b|\bmonday|\bweeks?\b|\btime\b|\bcalendar|\bmonth/, trade.clock],
  [/\bprivacy|\bsecur|\bpassword|\bterms\b|\blegal/, trade.lock],
  [/\bcare\b|\bmaintenance|\bsupport|\bprotect|\bsafe/, trade.care],
  [/\bcompare|\bchoos|\bversus\b|\bbalance|\bfair\b/, trade.scale],
  [/\bcomplaint|\bbooks?\b|\bguides?\b|\bstor(y|ies)\b|\blearn|\bread/, messages.book],
  [/\bmeetings?\b|\bcalls?\b|\btalk|\bsay|\bconversation|\banswer|\bspeak/, messages.talk],
  [/\bplans?\b|\bstrateg|\broute|\bmaps?\b|\bjourney|\bmove\b/, screens.route],
  [/\bvideos?\b|\bfilms?\b/, screens.play],
  [/\bworld|\bdomain|\bcountr|\blanguage|\binternational/, screens.globe],
  [/\blight\b|\bideas?\b|\bimagin/, screens.light],
  [/\bgrow|\bgreen\b|\bgarden|\bnature|\bseason/, trade.plant],
  [/\bbrands?\b|\boffers?\b|\blabel|\bproducts?\b/, trade.tag],
  [/\brepair|\bbicycle|\bdrive|\btravel/, trade.wheel],
  [/\bcoffee|\bcafé|\bbreak\b|\bwelcome|\btea\b/, messages.cup],
  [/\bdesign|\bidentity/, screens.layout],
  [/\bmarketing/, messages.megaphone],
];

/** Returns the most telling figure of what a title is about; null where its words are not known. */
export function figureOf(title: string): Piece[] | null {
  const text = title.toLowerCase();
  return subjects.find(([words]) => words.test(text))?.[1] ?? null;
}
