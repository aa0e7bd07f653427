const MEMORY = 'Only saves time: without the memory the same thing is worked out again';
const KEY = 'Another key that still tells the facts apart';
const DEFECT = 'Guards against a defect of the engine that no play reaches';
const OFFERED = 'The offer before it has already made sure of this';
const NEVER_NULL = 'Never absent there; the chain is for the compiler';
const FIGURES =
  'Figures for the sentence a person is shown, not for the decision; the words are tested where they are spoken';
const SAME_WORDS = 'The words of this call are the same for every total and outcome';
const NO_LAW = 'No regulation here gives the answer that would tell the difference';
const CITED = 'The limit is the same; only which of two rules is named for it differs';
const CLOCK = 'The name of a clock: how long it runs is tested where it is set';
const GLANCE = 'Seen at a glance or not, the offer decides the same';
const NOT_YET = 'No test tells it apart yet';

const isCheminDeFer = (path) => path.startsWith('games/chemin-de-fer/');

/** Those of chemin de fer, where the law answers many things with one word. */
const CHEMIN_DE_FER = [
  [
    DEFECT,
    ({ original }) =>
      /nobody (makes|takes)|leads back|which has not left|^(lead|first|card|player) === undefined|^case '(refer|choose)'/.test(
        original,
      ),
  ],
  [FIGURES, ({ original }) => /^\{ (min|max|given|first)[:,]|\?\? ''/.test(original)],
  [SAME_WORDS, ({ original, path }) => original === "'tie'" && /bank|closing|award|banco/.test(path)],
  [
    NO_LAW,
    ({ original }) =>
      /not-(admitted|in-association)|no-such-announcement|nobody-is-bound|nothing-to-settle|stakes-stay|advisory|at-risk|in-play|banker-alone|(first|early|rule|otherwise|gives|right|ruling|follows|empty|salute|binding|checks|answer|over|lowering|apart|late)\.answer (===|!==)|rotation\.ask|elsewhere\.ask|left\[0\]|den \/ |\{ nth: 1 \}/.test(
        original,
      ),
  ],
  [CITED, ({ original }) => /^(room|most\.answer|max) (<|===) (chips|unit|have|max)/.test(original)],
  [CLOCK, ({ original, path }) => path.endsWith('awaits.ts') && /^'[a-z-]+'$/.test(original)],
];

/** In order: the first that fits is the reason. */
const REASONS = [
  ...CHEMIN_DE_FER.map(([reason, fits]) => [reason, (one) => isCheminDeFer(one.path) && fits(one)]),
  [MEMORY, ({ path }) => /law\/(ground|per-law)\.ts/.test(path)],
  [
    MEMORY,
    ({ path, original }) =>
      path === 'law/clause.ts' && /grounds === undefined|cited\.set|domain === null|key ===|found !==/.test(original),
  ],
  [MEMORY, ({ path, original }) => path === 'games/punto-banca/state.ts' && /accountNames|found/.test(original)],
  [
    MEMORY,
    ({ path, original }) =>
      path === 'money/posting.ts' && /found|places\.set|isOpen|known\.has|postings\.length/.test(original),
  ],
  [MEMORY, ({ path, line }) => path === 'money/cents.ts' && line === 20],
  [
    MEMORY,
    ({ path, original }) =>
      /punto-banca\/(company|calls|cards-drawn|cards-handed|coup-marks|decisions|purse|shoe-moves|staking|state)\.ts/.test(
        path,
      ) &&
      /known|closings|before\.|MOST_|one\.|always\.|i < |#accounts|#look|#at\b|\blast\b|\bnext\b|found|accountNames/.test(
        original,
      ),
  ],
  [
    MEMORY,
    ({ path, original }) =>
      path === 'games/punto-banca/draft.ts' &&
      /#ownsCards|#drawn ===|#tenures ===|\.pack ===|#page === null|#shoe !== null|length/.test(original),
  ],
  [GLANCE, ({ path, original }) => /punto-banca\/acts/.test(path) && /isWithin|purse\.worth|mayBeLeft/.test(original)],
  [KEY, ({ path }) => path === 'games/punto-banca/questions.ts'],
  [
    DEFECT,
    ({ original, path }) =>
      /^default:|^throw |LawIsSilent|cannot|no ruling|no hand|not decided|no coup|does not answer/.test(original) ||
      (path === 'law/clause.ts' && /decided === undefined|\{ …/.test(original)),
  ],
  [
    DEFECT,
    ({ original, mutator }) =>
      mutator === 'ConditionalExpression' &&
      /(handed|decided|referred|state\.coup|p\.state\.coup) === null/.test(original),
  ],
  [
    OFFERED,
    ({ original, path }) =>
      /acts\//.test(path) &&
      (/by\.kind|^''$|drawn !== null|extra !== null|state\.phase === 'coup'/.test(original) || original === "'player'"),
  ],
  [NEVER_NULL, ({ mutator }) => mutator === 'OptionalChaining'],
  [FIGURES, ({ original }) => /^\{ (field|phase|first)|^' '$|^'(minimum|seats)'$|packSteps\[0\] \?\?/.test(original)],
  [SAME_WORDS, ({ original, path }) => /^'tie'$/.test(original) && /deal|stakes|proceedings/.test(path)],
  [
    SAME_WORDS,
    ({ original, path, line }) =>
      path.endsWith('coup-flow.ts') && line > 85 && /outcome === 'punto'|^'punto'$/.test(original),
  ],
  [
    NO_LAW,
    ({ original, path }) =>
      /no-such-bet|one-of|\[0\]|bets\.answer|not-admitted|'refused'|late\.answer|apartBy === 0|on === 'none'|'none'|'croupier'|otherwise\.answer|'talla'|coup === 'under-way'|'under-way'|shoeDeclined|right\.slice|\.\.\.right|^-1$|sort\(|turn\(|uncovering|owner\.answer/.test(
        original,
      ) && /acts\/|shoe-turn|coup-flow/.test(path),
  ],
];

/** Why a mutant of the engine is alive. */
export function reasonFor(path, survivor) {
  const found = REASONS.find(([, fits]) => fits({ path, ...survivor }));
  return found === undefined ? NOT_YET : found[0];
}
