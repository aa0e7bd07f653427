import type { Words } from '../words.ts';

export const shell: Words['shell'] = {
  home: 'Sabot: go to the tables',
  menu: 'Menu',
  titles: {
    lobby: '',
    table: 'Table',
    replay: 'Coup',
    rulebook: 'Regulations',
    lab: 'The lab',
    fairness: 'Shuffles',
    open: 'Open a table',
    join: 'Invitation',
    evening: 'Evening',
    staff: 'Staff',
    nowhere: '',
  },
  skipToDeck: 'Skip to what you may do',
  rooms: 'The house',
  lobby: 'Tables',
  rules: 'Regulations',
  lab: 'Lab',
  fairness: 'Shuffles',
  playMoney: 'play money',
  limits: (minimum, maximum) => (maximum === null ? `from ${minimum}` : `${minimum} – ${maximum}`),
  language: 'Language',
  languages: { es: 'Español', en: 'English' },
  connecting: 'Entering the house…',
  lost: 'Connection lost. Your seat is kept; we are trying again.',
  silent:
    'The house has not answered for a few seconds. What it has confirmed is safe; play goes on as soon as it answers.',
  otherVersion: 'The house has been updated. Please reload the page.',
  reload: 'Reload',
  fault: {
    title: 'Something went wrong on this page',
    line: 'It was not your doing, and nothing is lost at the table. Please reload the page.',
  },
  nowhere: { title: 'There is nothing here', line: 'The link is old or incomplete.', back: 'Go to the tables' },
  unreachable: 'The house is not responding. Is it running? We keep trying.',
  retry: 'Try again',
  purse: {
    open: 'Open your account',
    title: (name) => `${name}’s account`,
    tabs: 'Your account',
    wallet: 'In your account',
    atTable: (name) => `At the table: ${name}`,
    staked: (amount) => `and ${amount} at stake`,
    newChips: 'Ask for more chips',
    newChipsNote: 'If you run out, the house gives you more. They cost nothing and are worth no money.',
    told: {
      given: 'Here are your chips.',
      failed: 'That was not possible. Please try again in a moment.',
    },
    statement: 'Statement',
    limits: 'Your limits',
    sessions: 'Sessions',
    loading: 'Opening the book…',
    lost: 'Your account could not be fetched. Please try again.',
    more: 'Show earlier ones',
    itsEvening: '(closed table: see its evening)',
    moved: (table, comesIn) =>
      table !== null
        ? `${comesIn ? 'From' : 'To'} the table: ${table}`
        : comesIn
          ? 'Chips from the house'
          : 'To the house',
  },
  sessions: {
    about:
      'If you left your name open in another browser or on another device, end it from here. This page stays open.',
    endOthers: 'End all other sessions',
    told: {
      ended: 'Done. Only this page is still open under your name.',
      failed: 'It could not be done. Try again in a moment.',
    },
  },
  limitsForm: {
    about: 'Set yourself a limit. A lower one applies at once, a higher one after 24 hours.',
    loss: 'The most you may lose in a day',
    none: 'no limit',
    lostToday: (amount) => `Lost today: ${amount}.`,
    reality: 'Remind me how long I have played',
    never: 'Never',
    every: (minutes) =>
      minutes === 60
        ? 'Every hour'
        : minutes % 60 === 0
          ? `Every ${minutes / 60} hours`
          : minutes === 1
            ? 'Every minute'
            : `Every ${minutes} minutes`,
    keep: 'Save',
    told: {
      kept: 'Saved.',
      failed: 'It could not be saved. Please try again.',
      unfit: 'Write an amount, for example 500, or leave the field empty.',
    },
    later: (when) => `Your higher limit applies from ${when}.`,
  },
  reality: {
    title: 'Time check',
    played: (minutes) => `You have been playing for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    won: (amount) => `In that time you won ${amount} in play chips.`,
    lost: (amount) => `In that time you lost ${amount} in play chips.`,
    even: 'In that time you neither won nor lost.',
    goOn: 'Continue',
  },
};
