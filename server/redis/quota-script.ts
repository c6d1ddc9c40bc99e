/**
 * Redis script that counts a use of one key, or returns the limit that refuses it. It has the same rules as `limits/window.ts` and passes
 * the same tests.
 *
 * State, a hash: `newest` (the current second), `month`, `requests`, `tokens`, the usage of the previous month (`was_…`), and for each of
 * the last 61 seconds with requests, their number.
 *
 * Arguments: the operation (`request`, `tokens`, `return`, `use`); the current second and month; the number of tokens, and for `return` the
 * month they were charged in; the limits of requests per minute, requests per month and tokens per month, -1 for none.
 * Result: the refusing limit; seconds until the minute has room again; requests of the minute; seconds until the oldest of them leaves it;
 * requests and tokens of the month; the month.
 */
export const QUOTA_SCRIPT = `
local WINDOW, KEPT = 61, 63 * 86400
local what, second, month = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local amount, taken_in = tonumber(ARGV[4]), tonumber(ARGV[5])
local per_minute, per_month, token_limit = tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])

local stored, seconds = {}, {}
local flat = redis.call('HGETALL', KEYS[1])
for i = 1, #flat, 2 do
  local number = tonumber(flat[i])
  if number then seconds[number] = tonumber(flat[i + 1]) else stored[flat[i]] = tonumber(flat[i + 1]) end
end

local newest, save = stored.newest or second, false
local minute, old = 0, {}
for at, count in pairs(seconds) do
  if newest - at < WINDOW then minute = minute + count else old[#old + 1] = at end
end

local c = { month = stored.month or month, requests = stored.requests or 0, tokens = stored.tokens or 0,
  was_month = stored.was_month or -1, was_requests = stored.was_requests or 0, was_tokens = stored.was_tokens or 0 }

if newest - second > WINDOW then
  -- The clock was set ahead, and is corrected: what was used then counts as used just now, in the month it really is.
  save = true
  for at in pairs(seconds) do old[#old + 1] = at end
  seconds, newest = { [second] = minute }, second
  if month < c.month then
    if c.was_month == month then
      c.requests, c.tokens = c.requests + c.was_requests, c.tokens + c.was_tokens
    end
    c.month, c.was_month = month, -1
  end
elseif second > newest then
  newest, minute = second, 0
  for at, count in pairs(seconds) do
    if newest - at < WINDOW then minute = minute + count else old[#old + 1] = at end
  end
end
if month > c.month then
  c.was_month, c.was_requests, c.was_tokens = c.month, c.requests, c.tokens
  c.month, c.requests, c.tokens = month, 0, 0
end

local function frees_in(limit)
  local left = minute
  for age = WINDOW - 1, 0, -1 do
    if left < limit then return 0 end
    left = left - (seconds[newest - age] or 0)
    if left < limit then return WINDOW - age end
  end
  return 0
end

local refused, wait = '', 0
if what == 'request' then
  if per_month >= 0 and c.requests >= per_month then refused = 'month'
  elseif per_minute >= 0 and minute >= per_minute then refused, wait = 'minute', frees_in(per_minute)
  else
    save, minute, c.requests = true, minute + 1, c.requests + 1
    seconds[newest] = (seconds[newest] or 0) + 1
  end
elseif what == 'tokens' then
  if token_limit >= 0 and c.tokens + amount > token_limit then refused = 'tokens'
  else save, c.tokens = true, c.tokens + amount end
elseif what == 'return' and c.month == taken_in then
  save, c.tokens = true, math.max(0, c.tokens - amount)
end

if save then
  for _, at in ipairs(old) do redis.call('HDEL', KEYS[1], string.format('%.0f', at)) end
  local fields = { 'newest', string.format('%.0f', newest) }
  for name, value in pairs(c) do
    fields[#fields + 1] = name
    fields[#fields + 1] = string.format('%.0f', value)
  end
  if seconds[newest] then
    fields[#fields + 1] = string.format('%.0f', newest)
    fields[#fields + 1] = string.format('%.0f', seconds[newest])
  end
  redis.call('HSET', KEYS[1], unpack(fields))
  redis.call('EXPIRE', KEYS[1], KEPT)
end

return { refused, wait, minute, frees_in(math.max(minute, 1)), c.requests, c.tokens, c.month }
`;
