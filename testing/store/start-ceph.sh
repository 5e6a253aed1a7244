#!/bin/sh
# Starts Ceph on this machine for `npm run test:store`: one monitor, one OSD, one S3 gateway, all in
# a new folder under TMPDIR. Wants Debian's packages ceph-mon, ceph-osd, radosgw and ceph-common:
# installed, or unpacked (`dpkg -x`) into the folder that CEPH_ROOT names. Prints the settings
# of the suite, which makes its bucket, and runs until Ctrl-C.
set -eu

ROOT="${CEPH_ROOT:-}"
PORT="${CEPH_PORT:-17480}"
MON_PORT=$((PORT + 1))
LIBRARIES="$ROOT/usr/lib/x86_64-linux-gnu"
DIR="$(mktemp -d "${TMPDIR:-/tmp}/toile-ceph-XXXXXX")"
export PATH="$ROOT/usr/bin:$PATH" CEPH_CONF="$DIR/ceph.conf"
if [ -n "$ROOT" ]; then
  export LD_LIBRARY_PATH="$LIBRARIES:$LIBRARIES/ceph:$ROOT/lib/x86_64-linux-gnu"
  export PYTHONPATH="$ROOT/usr/lib/python3/dist-packages"
fi

PIDS=""
end() {
  for pid in $PIDS; do kill "$pid" 2>/dev/null || true; done
  wait
  rm -rf "$DIR"
}
trap end EXIT
trap 'exit 0' INT TERM

run() {
  "$@" >"$DIR/$1.out" 2>&1 &
  PIDS="$PIDS $!"
}

FSID="$(cat /proc/sys/kernel/random/uuid)"
OSD="$(cat /proc/sys/kernel/random/uuid)"
mkdir "$DIR/mon" "$DIR/osd"
# An OSD that is not in the map's root default gets no data: hence its location.
cat >"$CEPH_CONF" <<CONF
[global]
fsid = $FSID
mon host = v1:127.0.0.1:$MON_PORT
mon initial members = a
public network = 127.0.0.0/8
run dir = $DIR
pid file = $DIR/\$name.pid
admin socket = $DIR/\$name.asok
log file = $DIR/\$name.log
plugin dir = $LIBRARIES/ceph
erasure code dir = $LIBRARIES/ceph/erasure-code
osd class dir = $LIBRARIES/rados-classes
keyring = $DIR/keyring
mon data = $DIR/mon
osd data = $DIR/osd
osd objectstore = bluestore
bluestore block size = 10737418240
bluestore block create = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
crush location = root=default host=local
mon max pg per osd = 1000
mon allow pool size one = true
[osd.0]
keyring = $DIR/osd/keyring
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$PORT
CONF

{
  ceph-authtool --create-keyring "$DIR/keyring" --gen-key -n mon. --cap mon 'allow *'
  ceph-authtool "$DIR/keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *'
  ceph-authtool --create-keyring "$DIR/osd/keyring" --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
  monmaptool --create --fsid "$FSID" --addv a "[v1:127.0.0.1:$MON_PORT]" "$DIR/monmap"
  ceph-mon --mkfs -i a --monmap "$DIR/monmap" --keyring "$DIR/keyring"
} >"$DIR/setup.out" 2>&1
run ceph-mon -f -i a
{
  ceph --connect-timeout 30 osd new "$OSD"
  ceph auth add osd.0 -i "$DIR/osd/keyring"
  ceph auth get-or-create client.rgw mon 'allow rw' osd 'allow rwx' >>"$DIR/keyring"
  echo "$OSD" >"$DIR/osd/fsid"
  ceph-osd --mkfs -i 0 --osd-uuid "$OSD"
} >>"$DIR/setup.out" 2>&1
run ceph-osd -f -i 0
run radosgw -f -n client.rgw

SECRET="$(cat /proc/sys/kernel/random/uuid)"
until radosgw-admin user create --uid=toile --display-name=toile --access-key=TOILETESTKEY \
  --secret-key="$SECRET" >>"$DIR/setup.out" 2>&1; do sleep 1; done
until curl -s -o /dev/null "http://127.0.0.1:$PORT/"; do sleep 1; done
cat <<READY
export AWS_ACCESS_KEY_ID=TOILETESTKEY AWS_SECRET_ACCESS_KEY=$SECRET
export TEST_STORE_URL='s3://toile-test/suite?endpoint=http://127.0.0.1:$PORT'
READY
wait
