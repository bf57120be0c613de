# Sourced by ./play, ./check and scripts/lock, which set $root: brings uv, and makes .venv match the locks.

tools=$root/.tools
venv=$root/.venv
log=$tools/setup.log
check_locks="requirements.lock requirements-dev.lock"

fail() {
  printf 'Saqqara: %s\n' "$1" >&2
  exit 2
}

# A .venv knows the folder it was made in, so a checkout that was moved is set up again.
stamp_locks() {
  { printf '%s\n' "$root" && (cd "$root" && cat "$@"); } | cksum
}

# Everything the page is made of, also what lies in the games' folders: a pull never serves an old page.
list_page() {
  [ ! -d "$root/web" ] || (
    cd "$root" && find hatch_build.py web src/saqqara/games -name node_modules -prune -o -type f \
      \( -path 'web/*' -o -path '*/board/*' -o -path '*/texts/*' -o -name hatch_build.py \) -exec cksum {} +
  )
}

# What is set up to check can play as well, so that neither undoes the other.
read_stamps() {
  text_stamp=$({ cat "$root/pyproject.toml" "$root/setup.sh" && list_page | sort; } | cksum)
  lock_stamp=$(stamp_locks $locks)
  stamp="$lock_stamp / $text_stamp"
  check_stamp="$(stamp_locks $check_locks) / $text_stamp"
}

is_set_up() {
  [ -f "$venv/.stamp" ] && [ -x "$venv/bin/python" ] && [ -x "$venv/bin/saqqara" ] &&
    { [ ! -d "$root/web" ] || [ -f "$root/src/saqqara/static/.built" ]; } &&
    case $(cat "$venv/.stamp") in "$stamp" | "$check_stamp") ;; *) return 1 ;; esac
}

# The first Python on PATH that is new enough; one that only pretends to exist (a version manager's shim) is passed over.
find_python() {
  too_old=
  for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    found=$("$name" -c 'import sys; print("%d.%d %s" % (sys.version_info[:2] + (sys.executable,)))' 2>/dev/null) || continue
    python=${found#* }
    case ${found%% *} in
      3.[0-9] | 3.10 | 2.*) too_old=${too_old:-${found%% *} ($python)} ;;
      *) return ;;
    esac
  done
  [ -z "$too_old" ] || fail "Python 3.11 or newer is needed, and here is $too_old: install a newer one beside it."
  fail "no Python found on PATH: install Python 3.11 or newer (on Debian the packages python3 and python3-venv)."
}

# The executable of a Python that is new enough and quick: a distribution's is, others say so if they are.
name_quick() {
  "$1" -c 'import sys, sysconfig
is_quick = sys.base_prefix == "/usr" or "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
print(sys.executable if is_quick and sys.version_info >= (3, 11) else "")' 2>/dev/null
}

# A Python that a version manager built without optimisation needs half as long again: another one on PATH is taken, if any.
find_quick() {
  quick=$(name_quick "$python") || :
  if [ -n "$quick" ]; then return; fi
  folders=$PATH:
  while [ -n "$folders" ]; do
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
      [ -x "${folders%%:*}/$name" ] && quick=$(name_quick "${folders%%:*}/$name") && [ -n "$quick" ] && return
    done
    folders=${folders#*:}
  done
  quick=$python
}

open_tools() {
  mkdir -p "$tools" 2>/dev/null && (: >>"$tools/lock") 2>/dev/null ||
    fail "cannot write to $tools: make the folder writable, or copy the checkout to one that is."
}

# The lock belongs to the open file, so it ends with this process however that ends.
lock_tools() {
  exec 9>>"$tools/lock"
  "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null && return
  printf 'Saqqara: waiting for another set-up in %s ...\n' "$root" >&2
  "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)' 2>/dev/null ||
    fail "cannot lock $tools/lock: move the checkout to a disk that can lock files."
}

unlock_tools() {
  exec 9>&-
}

fail_installing() {
  page=$(sed -n 's/.*Saqqara page: //p' "$log" | sed -n '1p')
  [ -z "$page" ] || fail "the page could not be built: $page (log: $log)"
  if grep -qi 'no space left' "$log"; then
    fail "the disk is full, so $1 could not be installed in $root: free some space, then run this again."
  fi
  if grep -qiE 'dns error|name resolution|failed to (resolve|lookup|fetch)|error sending request|connection|unreachable|timed out|offline' "$log"; then
    [ ! -f "$venv/.stamp.old" ] || mv "$venv/.stamp.old" "$venv/.stamp"
    fail "cannot reach the Python package index to install $1: connect to the network, then run this again (log: $log)."
  fi
  fail "could not install $1: $(sed -n '/^ *[Ee][Rr][Rr][Oo][Rr]/{p;q;}' "$log") (log: $log)"
}

# Without a home to keep them in, downloads are kept beside the tools.
choose_cache() {
  [ -z "${UV_CACHE_DIR-}${XDG_CACHE_HOME-}" ] || return 0
  if [ ! -d "${HOME-}" ] || [ ! -w "${HOME-}" ]; then
    export UV_CACHE_DIR="$tools/cache" PIP_NO_CACHE_DIR=1
  fi
}

find_uv() {
  for uv in uv "$tools/uv/bin/uv"; do
    if "$uv" --version >/dev/null 2>&1; then return; fi
  done
  return 1
}

# Debian's python3 may come without venv, or without pip: either one is enough to fetch uv.
find_pip() {
  pip=$python
  if "$pip" -m pip --version >/dev/null 2>&1; then return; fi
  rm -rf "$tools/venv"
  pip=$tools/venv/bin/python
  "$python" -m venv "$tools/venv" >>"$log" 2>&1 ||
    fail "$python has neither pip nor venv: install the package python3-venv, then run this again."
}

bring_uv() {
  if find_uv; then return; fi
  find_pip
  rm -rf "$tools/uv" "$tools/uv.new"
  PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 "$pip" -m pip install --quiet --disable-pip-version-check --no-input \
    --retries 2 --target "$tools/uv.new" 'uv>=0.5,<1' >>"$log" 2>&1 || fail_installing uv
  mv "$tools/uv.new" "$tools/uv"
  uv=$tools/uv/bin/uv
}

# A .venv without a stamp was left half made: nothing in it is trusted.
make_venv() {
  if [ -f "$venv/.stamp" ] && [ -x "$venv/bin/python" ]; then
    mv "$venv/.stamp" "$venv/.stamp.old"
    return
  fi
  rm -rf "$venv" 2>>"$log" || fail "cannot remove the unfinished $venv: remove it, then run this again."
  "$uv" venv --quiet --python "$quick" "$venv" >>"$log" 2>&1 || fail_installing "a virtual environment"
}

has_old_lock() {
  [ ! -f "$venv/.stamp.old" ] || case $(cat "$venv/.stamp.old") in "$lock_stamp / "*) return 1 ;; esac
}

# What was downloaded before is enough as long as the lock names nothing else.
sync() {
  (cd "$root" && "$uv" pip sync --quiet --require-hashes --python "$venv/bin/python" "$@" $locks) >"$log" 2>&1
}

# The lock also holds what builds the package, so nothing that is not in it is ever run.
fill_venv() {
  if has_old_lock; then
    sync --offline || sync || fail_installing "what ${locks##* } names"
  fi
  "$uv" pip install --quiet --no-deps --no-build-isolation --python "$venv/bin/python" --editable "$root" >>"$log" 2>&1 ||
    fail_installing "saqqara itself"
  printf '%s\n' "$stamp" >"$venv/.stamp.new" && mv "$venv/.stamp.new" "$venv/.stamp" ||
    fail "cannot write to $venv: make the folder writable, then run this again."
  rm -f "$venv/.stamp.old"
}

announce() {
  if [ -f "$venv/.stamp" ]; then
    printf 'Setting up Saqqara: something changed since the last run ...\n' >&2
  else
    printf 'Setting up Saqqara: first run only, about a minute ...\n' >&2
  fi
}

with_tools() {
  find_python
  find_quick
  open_tools
  trap 'printf "\nSaqqara: set-up stopped; the next run starts it again.\n" >&2; exit 130' HUP INT TERM
  lock_tools
  : >"$log"
  choose_cache
  export UV_PYTHON_DOWNLOADS=never
  unset UV_SYSTEM_PYTHON
  "$@"
  trap - HUP INT TERM
  unlock_tools
}

make_and_fill_venv() {
  if is_set_up; then return; fi
  announce
  bring_uv
  make_venv
  fill_venv
}

# set_up makes .venv ready to play, set_up $check_locks ready to check.
set_up() {
  locks=${*:-requirements.lock}
  for file in $check_locks pyproject.toml; do
    [ -f "$root/$file" ] || fail "$root/$file is missing: git checkout $file brings it back."
  done
  read_stamps
  if is_set_up; then return; fi
  with_tools make_and_fill_venv
}
