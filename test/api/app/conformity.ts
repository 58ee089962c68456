import { Ajv2020 } from 'ajv/dist/2020.js';

interface ApiResponse {
  method: string;
  url: string;
  status: number;
  type: string;
  body: string;
  /** The body of the request, if it was JSON. */
  sent?: string | null;
}

type Content = Record<string, unknown>;
type Operation = { requestBody?: { content?: Content }; responses: Record<string, { content?: Content }> };

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export type Conformity = ReturnType<typeof createConformity>;

/** Compiles in a third of the time what checks a few responses each. */
const QUICKLY = { code: { optimize: false }, inlineRefs: false } as const;

const checkers = new WeakMap<ApiDocument, Ajv2020>();

/** Checks responses against the OpenAPI document, and collects the accepted bodies that it does not describe. */
export function createConformity(document: ApiDocument) {
  const ajv =
    checkers.get(document) ??
    new Ajv2020({ ...QUICKLY, strict: false, validateFormats: false }).addSchema(document, 'api');
  checkers.set(document, ajv);
  const paths = Object.keys(document.paths).map((path) => ({ path, pattern: patternOf(path) }));
  const succeeded = new Set<string>();
  const undescribed: string[] = [];

  /** Throws unless a response matches its operation. */
  function check({ method, url, status, type, body, sent: requestBody = null }: ApiResponse) {
    if (status >= 300 && status < 400) return;
    // As the server resolves it: /reviews/../translations is /translations.
    const pathname = (URL.parse(`http://localhost${url}`)?.pathname ?? url).replaceAll('%2D', '-');
    // Prefers paths without parameters: /headings/blog over /headings/{key}.
    const matching = paths.filter(({ pattern }) => pattern.test(pathname)).map(({ path }) => path);
    const path = matching.sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))[0];
    const operation = path ? document.paths[path]?.[method.toLowerCase()] : undefined;
    if (!path || !operation) return;
    const described = String(status) in operation.responses ? String(status) : `${String(status)[0]}XX`;
    const [media = ''] = type.split(';');
    const { content = {} } = operation.responses[described] ?? {};
    const isFile = media !== 'application/json' && (media in content || '*/*' in content);
    if (isFile) return void succeeded.add(`${method} ${path}`);
    const schemaAt = (...pointer: string[]) => {
      const keys = ['paths', path, method.toLowerCase(), ...pointer, 'content', 'application/json', 'schema'];
      return ajv.getSchema(`api#/${keys.map(escaped).join('/')}`);
    };
    const validate = schemaAt('responses', described);
    const outcome = `${method} ${url} returned ${status}`;
    if (!validate) throw new Error(`${outcome}, which its operation does not describe.`);
    if (!type.startsWith('application/json')) throw new Error(`${outcome} as ${type || 'nothing'}.`);
    if (!validate(JSON.parse(body)))
      throw new Error(`${outcome}, and ${ajv.errorsText(validate.errors)}: ${body.slice(0, 500)}`);
    if (status >= 300) return;
    succeeded.add(`${method} ${path}`);
    const validateSent = requestBody !== null && operation.requestBody ? schemaAt('requestBody') : undefined;
    if (validateSent && !validateSent(JSON.parse(requestBody ?? '')))
      undescribed.push(
        `${method} ${url} accepted ${requestBody?.slice(0, 500)}, but ${ajv.errorsText(validateSent.errors)}`,
      );
  }

  return {
    check,
    /** What was accepted though it is not described. Records take more than that: JSON as text, as forms send it. */
    undescribed: () => undescribed,
    /** Returns the operations without a successful response so far. */
    untested: () =>
      Object.entries(document.paths)
        .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))
        .filter((call) => !succeeded.has(call)),
  };
}

function patternOf(path: string) {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function escaped(segment: string) {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
}
