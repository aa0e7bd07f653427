// The yardstick: the same two jobs as a straightforward loop in C++. `yardstick solve|simulate SECONDS` prints a rate.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <utility>

static bool bank_draws(int bank, int third) {
  if (third == 10) return bank <= 5;
  if (bank <= 2) return true;
  if (bank == 3) return third != 8;
  if (bank == 4) return third >= 2 && third <= 7;
  if (bank == 5) return third >= 4 && third <= 7;
  if (bank == 6) return third == 6 || third == 7;
  return false;
}

static int64_t result[3];

static void end(int player, int bank, int64_t ways) { result[player > bank ? 0 : player < bank ? 1 : 2] += ways; }

// Every coup by value, each pair once with its two orders.
static void solve(int *left, int64_t cards) {
  std::memset(result, 0, sizeof result);
  const int64_t five = cards - 5, four = (cards - 4) * five;
  for (int p1 = 0; p1 < 10; p1++) {
    int64_t w1 = left[p1]--;
    for (int p2 = p1; p2 < 10; p2++) {
      int64_t w2 = w1 * left[p2]-- * (p1 == p2 ? 1 : 2);
      int player = (p1 + p2) % 10;
      for (int b1 = 0; b1 < 10 && w2 > 0; b1++) {
        int64_t w3 = w2 * left[b1]--;
        for (int b2 = b1; b2 < 10; b2++) {
          int64_t w4 = w3 * left[b2] * (b1 == b2 ? 1 : 2);
          if (w4 <= 0) continue;
          left[b2]--;
          int bank = (b1 + b2) % 10;
          if (player >= 8 || bank >= 8) end(player, bank, w4 * four);
          else if (player >= 6) {
            if (!bank_draws(bank, 10)) end(player, bank, w4 * four);
            else
              for (int y = 0; y < 10; y++) end(player, (bank + y) % 10, w4 * left[y] * five);
          } else
            for (int x = 0; x < 10; x++) {
              int64_t w5 = w4 * left[x];
              if (w5 <= 0) continue;
              int drawn = (player + x) % 10;
              if (!bank_draws(bank, x)) end(drawn, bank, w5 * five);
              else {
                left[x]--;
                for (int y = 0; y < 10; y++) end(drawn, (bank + y) % 10, w5 * left[y]);
                left[x]++;
              }
            }
          left[b2]++;
        }
        left[b1]++;
      }
      left[p2]++;
    }
    left[p1]++;
  }
}

static uint32_t sa = 1, sb = 2, sc = 3, counter = 1;
static inline uint32_t bits() {
  uint32_t out = sa + sb + counter++;
  sa = sb ^ (sb >> 9);
  sb = sc + (sc << 3);
  sc = ((sc << 21) | (sc >> 11)) + out;
  return out;
}

static uint8_t shoe[312];
static inline int draw(int &out) {
  int at = out + (int)(((uint64_t)bits() * (uint32_t)(312 - out)) >> 32);
  std::swap(shoe[out], shoe[at]);
  return shoe[out++];
}

static int64_t simulate(int shoes) {
  int64_t coups = 0;
  for (int s = 0; s < shoes; s++) {
    int out = 0;
    while (out < 312 - 14) {
      int player = draw(out), bank = draw(out);
      player = (player + draw(out)) % 10;
      bank = (bank + draw(out)) % 10;
      if (player < 8 && bank < 8) {
        int third = 10;
        if (player <= 5) player = (player + (third = draw(out))) % 10;
        if (bank_draws(bank, third)) bank = (bank + draw(out)) % 10;
      }
      result[player > bank ? 0 : player < bank ? 1 : 2]++;
      coups++;
    }
  }
  return coups;
}

int main(int argc, char **argv) {
  const bool solving = argc > 1 && std::strcmp(argv[1], "solve") == 0;
  const double seconds = argc > 2 ? std::atof(argv[2]) : 1;
  int left[10] = {128, 32, 32, 32, 32, 32, 32, 32, 32, 32};
  for (int i = 0; i < 312; i++) shoe[i] = (i % 13) < 9 ? (i % 13) + 1 : 0;
  int64_t done = 0;
  const clock_t start = clock();
  double passed = 0;
  do {
    if (solving) {
      for (int i = 0; i < 50; i++, done++) solve(left, 416);
    } else done += simulate(500);
    passed = double(clock() - start) / CLOCKS_PER_SEC;
  } while (passed < seconds);
  std::printf("%.0f %lld %lld %lld\n", done / passed, (long long)result[0], (long long)result[1], (long long)result[2]);
}
