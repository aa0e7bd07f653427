import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, redecide, runScenario } from '@sabot/notation';
import { pointsEn, REGISTRY, RULES } from '@sabot/regulations';
import { describe, expect, test } from 'vitest';
import { HOUSE_REFUSALS } from '../packages/protocol/src/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort();
const written = pages.filter((page) => !read(page).startsWith('<!-- Generated'));

interface Block {
  readonly page: string;
  readonly info: string;
  readonly text: string;
}
const blocks: readonly Block[] = pages.flatMap((page) =>
  [...read(page).matchAll(/^( *)```(\S[^\n]*)\n(.*?)^\1```$/gms)].map(([, , info = '', text = '']) => ({
    page,
    info,
    text,
  })),
);
const shorn = (text: string): string => text.replaceAll(/^[ \t]+/gm, '').trim();

describe('excerpts are taken from the sources', () => {
  const excerpts = blocks.filter(({ info }) => info.startsWith('ts file='));

  test('there are some', () => expect(excerpts.length).toBeGreaterThan(10));

  test.each(excerpts.map((block) => [block.page, block.info.slice('ts file='.length), block.text] as const))(
    '%s: %s',
    (_, file, text) => {
      expect(shorn(read(file))).toContain(shorn(text));
    },
  );
});

describe('scenarios in the text', () => {
  const known = new Set<string>(REGISTRY.map(({ id }) => id));
  const scenarios = blocks.filter(({ page, info }) => info === 'sabot' && page !== 'docs/notation.md');

  test.each(scenarios.map(({ page, text }) => [page, text] as const))(
    '%s: can be read, and come true',
    (page, text) => {
      if (known.has(parse(text).header.ruleset.text)) expect(runScenario(text, page).failures).toEqual([]);
    },
  );
});

test('the history in the notation’s page is one with which the law agrees', () => {
  const histories = blocks.filter(
    ({ page, text }) => page === 'docs/notation.md' && text.includes('* table-opened ruleset'),
  );
  expect(histories).toHaveLength(1);
  for (const { text } of histories) expect(redecide(text).difference).toBeNull();
});

describe('the ten lines of the README', () => {
  const [code, ...others] = blocks.filter(({ info }) => info === 'ts run').map(({ text }) => text);
  const outputs = blocks.filter(({ info }) => info === 'ts output').map(({ text }) => shorn(text));

  test('are ten, the same in both languages', () => {
    expect(others).toEqual([code]);
    expect(code?.split('\n').filter((line) => line.trim() !== '' && line !== '}')).toHaveLength(10);
  });

  test('run, and print what they are said to print', () => {
    const node = ['--input-type=module-typescript', '--eval', code ?? ''];
    const { stdout, stderr } = spawnSync(process.execPath, node, {
      cwd: root,
      encoding: 'utf8',
      env: { NO_COLOR: '1' },
    });
    expect(stderr).toBe('');
    expect(outputs).toHaveLength(2);
    for (const output of outputs) expect(shorn(stdout)).toContain(output);
  });
});

/** The anchor a heading gets where Markdown is shown. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

test('links lead somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([, target = '', part]) => {
      const path = target === '' ? page : relative(root, join(root, dirname(page), target));
      if (!existsSync(join(root, path))) return [`${page}: ${target}`];
      if (part === undefined) return [];
      const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));
      return headings.includes(part) ? [] : [`${page}: ${target}#${part}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('commands exist', async () => {
  const { COMMANDS } = await import('../apps/cli/src/sabot.ts');
  const known = new Set(COMMANDS.map(({ name }) => name));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const page of written) {
    for (const [, name = ''] of read(page).matchAll(/npm run ([a-z0-9-]+)/g))
      expect(Object.keys(scripts), page).toContain(name);
    for (const [, name = ''] of read(page).matchAll(/npx sabot ([a-z]+)/g)) expect([...known], page).toContain(name);
  }
});

test('the READMEs name every ruleset and count every rule', () => {
  const count = REGISTRY.reduce((sum, { id }) => sum + RULES[id].length, 0);
  for (const page of ['README.md', 'README.es.md']) {
    for (const { id } of REGISTRY) expect(read(page)).toContain(`| \`${id}\` |`);
    expect(read(page)).toContain(` ${count} `);
  }
});

test('the index of decisions lists them all', () => {
  const files = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) => path.split('/').at(-1));
  const listed = [...read('docs/decisions/README.md').matchAll(/\((\d{4}-[a-z0-9-]+\.md)\)/g)].map(([, file]) => file);
  expect(listed).toEqual(files.sort());
});

describe('docs/map.md', () => {
  const page = read('docs/map.md');
  const rooms = page.split('## The way of')[0] ?? '';
  /** The numbered files of one way. */
  const wayOf = (what: string): readonly string[] => {
    const [, section = ''] = page.split(`## The way of ${what}\n`);
    return [...(section.split('\n## ')[0] ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
  };

  test('every file and room it names exists', () => {
    const named = [...page.matchAll(/`((?:packages|apps)\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('every package and app has its line', () => {
    for (const folder of globSync(['packages/*', 'apps/*'], { cwd: root })) expect(rooms).toContain(`\`${folder}`);
  });

  const passed = wayOf('a stake');

  test('a stake passes at most 25 files in engine, server and store, and 40 from click to felt', () => {
    expect(passed.filter((path) => !/^(?:packages\/(?:engine|event-store)|apps\/server)\/src\//.test(path))).toEqual(
      [],
    );
    expect(new Set(passed).size).toBe(passed.length);
    expect(passed.length).toBeGreaterThan(20);
    expect(passed.length).toBeLessThanOrEqual(25);
    const [, section = ''] = page.split('## The way of a stake\n');
    const onThePage = [...(section.split('\n## ')[0] ?? '').matchAll(/^- `/gm)];
    expect(onThePage.length + passed.length).toBeLessThanOrEqual(40);
  });

  test('a stake at a real house runs through every file that is listed', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/trace-stake.ts')], { encoding: 'utf8' });
    expect(stdout, stderr).not.toBe('');
    const ran = new Set(JSON.parse(stdout) as readonly string[]);
    expect(passed.filter((path) => !ran.has(path))).toEqual([]);
  });

  test('a banco, a ruling, a scenario and a shuffle run through every file that is listed for them', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/trace-ways.ts')], { encoding: 'utf8' });
    expect(stdout, stderr).not.toBe('');
    const ran = JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
    const titles = { banco: 'a «banco»', ruling: 'a ruling', scenario: 'a scenario', shuffle: 'a shuffle' };
    for (const [way, title] of Object.entries(titles)) {
      const listed = wayOf(title);
      expect(listed.length, title).toBeGreaterThanOrEqual(8);
      expect(
        listed.filter((path) => !ran[way]?.includes(path)),
        title,
      ).toEqual([]);
    }
  });

  test('no folder of Punto y Banca has more than twenty files', () => {
    const files = globSync('packages/engine/src/games/punto-banca/**/*.ts', { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    const counts = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')));
    for (const [folder, own] of counts) expect(own.length, folder).toBeLessThanOrEqual(20);
  });
});

test('nothing points to a machine, a folder outside or a registry', () => {
  for (const page of pages)
    expect(read(page), page).not.toMatch(/\/(?:work|home|root|tmp)\/|\.\.\/shared|\/\/registry\./);
});

describe('docs/law', () => {
  test('refusals: exactly what the games declare, and nothing is declared that no source refuses with', () => {
    const declared = REGISTRY.flatMap(({ ruleset }) => Object.keys(ruleset.game.refusals));
    const listed = [...read('docs/law/refusals.md').matchAll(/^## (.+)$/gm)].map(([, code]) => code);
    expect(listed).toEqual([...new Set(declared)].sort());
    const sources = globSync('packages/{engine,notation}/src/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/refusals.ts'))
      .map(read)
      .join('\n');
    expect(declared.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  test('protocol: every code of the house', () => {
    const page = read('docs/protocol.md');
    expect(Object.keys(HOUSE_REFUSALS).filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });

  test('coverage: every rule of every ruleset, in order', () => {
    const listed = [...read('docs/law/coverage.md').matchAll(/^\| `([A-Z0-9]+-[^`]+)` \|/gm)].map(([, rule]) => rule);
    expect(listed).toEqual(REGISTRY.flatMap(({ id }) => [...RULES[id]]));
  });

  test('comparison: every question, once', () => {
    const page = read('docs/law/comparison.md');
    for (const question of Object.values(pointsEn)) {
      const name = question[0]?.toUpperCase() + question.slice(1);
      expect(page.split(`\n### ${name}\n`).length + page.split(`\n| ${name} |`).length, question).toBe(3);
    }
  });

  test('glossary: identifiers are those of the code', () => {
    const [, table = ''] = read('docs/law/glossary.md').split('## The identifiers of the code');
    const rows = [...(table.split('## Traps')[0] ?? '').matchAll(/^\| `(\w+)` \|.*\|$/gm)];
    const source = globSync('packages/engine/src/**/*.ts', { cwd: root })
      .map((file) => read(file))
      .join('\n');
    expect(rows.length).toBeGreaterThan(30);
    for (const [row, name] of rows) {
      expect(new RegExp(`\\b${name}\\b`).test(source), name).toBe(!row.includes('_(with chemin de fer'));
    }
  });
});
