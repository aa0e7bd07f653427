import { describe, expect, it } from 'vitest';
import { lastForwarded, senderAt, senderOf } from './client-address.ts';

describe('one sender', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('%s is %s', (address, sender) => expect(senderAt(address)).toBe(sender));

  it.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', 'constructor', '[::1]'])('“%s” is none', (text) =>
    expect(senderAt(text)).toBeNull(),
  );
});

describe('a header of forwarding', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    // The client wrote the first two itself, and the proxy the last.
    ['10.0.0.1, 10.0.0.2, 203.0.113.9', '203.0.113.9'],
  ])('%s came from %s', (header, sender) => expect(lastForwarded(header)).toBe(sender));

  it('counts only where it was configured', () => {
    const sent = { headers: { 'x-forwarded-for': '203.0.113.9' }, socket: { remoteAddress: '127.0.0.1' } };
    expect(senderOf(sent, null)).toBe('127.0.0.1');
    expect(senderOf(sent, 'x-forwarded-for')).toBe('203.0.113.9');
    expect(senderOf({ ...sent, headers: { 'x-forwarded-for': 'nobody' } }, 'x-forwarded-for')).toBe('127.0.0.1');
    expect(senderOf({ headers: {} }, null)).toBe('this machine');
  });
});
